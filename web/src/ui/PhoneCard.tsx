import { cutDescription, type ProductFields } from '@bns/domain';
import Flag from '@mui/icons-material/OutlinedFlag';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { phoneCardText } from '../texts/phoneCard.ts';
import { cardFoot, cardFrame } from './cardFrame.ts';
import { LargePhoto } from './LargePhoto.tsx';
import { PhoneChips } from './PhoneChips.tsx';
import { PhoneFacts } from './PhoneFacts.tsx';
import { Price } from './Price.tsx';
import type { Moment } from './postedAgo.ts';
import { SellerLine } from './SellerLine.tsx';
import { Tip } from './Tip.tsx';

/** What a card shows of a phone: any product, order or wish of the domain fits once its time is a Moment. */
export type CardPhone = Pick<
  ProductFields<Moment>,
  | 'title'
  | 'categoryName'
  | 'image'
  | 'description'
  | 'originalPrice'
  | 'resalePrice'
  | 'yearsOfUse'
  | 'condition'
  | 'time'
  | 'location'
  | 'sellerName'
  | 'sellerVerified'
  | 'isSold'
  | 'isAdvertised'
>;

type PhoneCardProps = {
  phone: CardPhone;
  /** Booked by the person who looks, or, for its seller, by anybody. */
  booked?: boolean;
  /** h2 below a page's h1, h3 below a section's h2. */
  titleAs?: 'h2' | 'h3';
  /** Buttons, aligned along the foot of the row. */
  actions?: ReactNode;
  /** Shown between description and actions, e.g. an order's status. */
  children?: ReactNode;
  onReport?: (() => void) | undefined;
  /** What is to be known of the price. */
  priceNote?: string;
  /** The picture is on the first screen. */
  eager?: boolean;
};

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/**
 * The product card (spec §2). It stands in ui because every list shows it and none owns it: it knows how a phone
 * looks and nothing of what may be done with it; lists bring their buttons.
 */
export function PhoneCard(props: PhoneCardProps) {
  const {
    phone,
    booked = false,
    titleAs = 'h2',
    actions,
    children,
    onReport,
    priceNote,
    eager = false,
  } = props;
  const titleId = useId();
  return (
    <Box component="article" aria-labelledby={titleId} sx={cardFrame}>
      <Box sx={{ position: 'relative' }}>
        <LargePhoto src={phone.image} title={phone.title} eager={eager} />
        <PhoneChips
          condition={phone.condition}
          sold={phone.isSold}
          advertised={phone.isAdvertised}
          booked={booked}
        />
        {onReport !== undefined && (
          <Box sx={{ position: 'absolute', top: 8, right: 8 }}>
            <Tip label={phoneCardText.report}>
              <IconButton
                aria-label={phoneCardText.report}
                onClick={onReport}
                sx={{
                  color: 'text.secondary',
                  bgcolor: 'background.paper',
                  '&:hover': { bgcolor: 'background.paper', color: 'error.main' },
                }}
              >
                <Flag fontSize="small" />
              </IconButton>
            </Tip>
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 1.25, p: 2.5, pt: 2 }}>
        <Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 600 }}>
            {phone.categoryName}
          </Typography>
          <Typography id={titleId} component={titleAs} variant="h3" title={phone.title} sx={twoLines}>
            {phone.title}
          </Typography>
        </Box>
        <Price resalePrice={phone.resalePrice} originalPrice={phone.originalPrice} note={priceNote} />
        <PhoneFacts location={phone.location} time={phone.time} yearsOfUse={phone.yearsOfUse} />
        <SellerLine name={phone.sellerName} verified={phone.sellerVerified} />
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {cutDescription(phone.description)}
        </Typography>
        {children}
        {actions !== undefined && <Box sx={cardFoot}>{actions}</Box>}
      </Box>
    </Box>
  );
}
