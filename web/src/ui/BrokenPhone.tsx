import { phoneCardText } from '../texts/phoneCard.ts';
import css from './Picture.module.css';

/** Stands where a photo does not load: a phone outline with a crack, named as the photo would have been. */
export function BrokenPhone({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 320 240" role="img" aria-label={phoneCardText.notShown(label)} className={css.broken}>
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
        opacity="0.55"
      >
        <rect x="122" y="44" width="76" height="138" rx="14" />
        <path d="M150 58h20M198 88l-26 14 8 14-30 12 10 18-38 10" />
      </g>
      <text x="160" y="214" textAnchor="middle" fill="currentColor" fontSize="14" aria-hidden="true">
        {phoneCardText.noPhoto}
      </text>
    </svg>
  );
}
