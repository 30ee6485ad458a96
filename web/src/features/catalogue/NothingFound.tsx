import { type Finding, findTerms } from '@bns/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { findingText } from '../../texts/finding.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { FindingPart } from './findingParts.ts';
import { namesFor } from './namesFor.ts';
import type { Find } from './useFinding.ts';

/** Names that are nearest to what was typed. */
const NEAREST = 3;

type NothingFoundProps = {
  /** The spec's sentence. */
  title: string;
  finding: Finding;
  parts: readonly FindingPart[];
  find: Find;
  /** The way to all phones of the brand that is looked for. */
  allOfBrand: ReactNode;
};

/** A search without a result, and what may be looked for instead: the nearest names, the same with less, the brand. */
export function NothingFound({ title, finding, parts, find, allOfBrand }: NothingFoundProps) {
  const names = useMemo(() => namesNear(finding), [finding]);
  return (
    <EmptyState
      art="phones"
      title={title}
      hint={findingText.emptyHint}
      action={
        <Box sx={{ display: 'grid', gap: 3, justifyItems: 'center' }}>
          {names.length > 0 && (
            <Choices title={findingText.didYouMean}>
              {names.map((name) => (
                <Button
                  key={name}
                  variant="outlined"
                  onClick={() => find((now) => ({ ...now, words: name }))}
                >
                  {name}
                </Button>
              ))}
            </Choices>
          )}
          <Choices title={findingText.without}>
            {parts.map(({ key, label, without }) => (
              <Button
                key={key}
                variant="outlined"
                aria-label={findingText.tryWithout(label)}
                onClick={() => find(without)}
              >
                {label}
              </Button>
            ))}
          </Choices>
          {allOfBrand}
        </Box>
      }
    />
  );
}

/** Names that begin as the words do; else the name that was found among them, without the rest. */
function namesNear(finding: Finding): string[] {
  const { words, brand } = finding;
  const near = namesFor(words, brand, NEAREST);
  const { name, words: others } = findTerms(finding);
  const isNamed = name !== undefined && (brand === '' || name.brand === brand);
  const names = near.length === 0 && isNamed ? [name.label] : near;
  // The name that was looked for alone has found nothing.
  const tried = others.length === 0 ? name?.label : undefined;
  return names.filter((label) => label !== words && label !== tried);
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={title} sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>{children}</Box>
    </Box>
  );
}
