import Payments from '@mui/icons-material/PaymentsOutlined';
import Person from '@mui/icons-material/PersonOutlineOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Smartphone from '@mui/icons-material/Smartphone';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { AuditRow } from '../../live/auditLog.ts';
import { auditLogText } from '../../texts/auditLog.ts';
import { ChangeTint } from '../../ui/ChangeTint.tsx';
import { momentWithYear } from './momentWithYear.ts';

const ICONS: Readonly<Record<string, ReactNode>> = {
  user: <Person fontSize="small" />,
  product: <Smartphone fontSize="small" />,
  category: <Sell fontSize="small" />,
  payment: <Payments fontSize="small" />,
};

const line = {
  position: 'relative',
  zIndex: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 1.5,
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  overflowWrap: 'anywhere',
} as const;
const badge = {
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  bgcolor: 'sand',
  color: 'text.secondary',
} as const;
const small = { m: 0, typography: 'caption', color: 'text.secondary' } as const;

/** One entry in words: who did what to whom, when, and through which door. */
export function AuditLine({ entry, isNew }: { entry: AuditRow; isNew: boolean }) {
  const { actorId, actorName, targetKind, targetName, targetId, door, at, requestId } = entry;
  const who = actorId === '' ? auditLogText.operator : actorName === '' ? auditLogText.nobody : actorName;
  const words = sentenceOf(entry)<ReactNode>(
    <Name>{who}</Name>,
    <Target kind={targetKind} id={targetId} name={targetName === '' ? targetId : targetName} />,
  );
  return (
    <Box component="li" sx={line}>
      <ChangeTint of={entry.id} fresh={isNew} />
      <Box aria-hidden sx={badge}>
        {ICONS[targetKind]}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box component="p" sx={{ m: 0, typography: 'body2' }}>
          {createElement(Fragment, undefined, ...words)}
        </Box>
        <Box component="p" sx={small}>
          <time {...(at !== null && { dateTime: at.toISOString() })}>{momentWithYear(at)}</time>
          {` · ${auditLogText.doors[door] ?? door}`}
          {requestId !== '' && ` · ${auditLogText.request(requestId)}`}
        </Box>
      </Box>
    </Box>
  );
}

function sentenceOf({ action, actorId, targetId }: AuditRow) {
  if (action === 'becomeSeller' && actorId === targetId) return auditLogText.startedToSell;
  return auditLogText.sentences[action] ?? auditLogText.unknownAct(action);
}

/** What it was done to; a payment's page is the one that tells how it came to that. */
function Target({ kind, id, name }: { kind: string; id: string; name: string }) {
  if (kind !== 'payment') return <Name>{name}</Name>;
  return (
    <Link component={RouterLink} to={paths.payment(id)} underline="hover">
      <Name>{name}</Name>
    </Link>
  );
}

/** A name keeps its direction to itself. */
function Name({ children }: { children: string }) {
  return (
    <Box component="bdi" sx={{ fontWeight: 650 }}>
      {children}
    </Box>
  );
}
