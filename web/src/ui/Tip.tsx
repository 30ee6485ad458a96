import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import css from './Tip.module.css';
import words from './type.module.css';

/** Half of the widest tip, px: nearer than this to the screen's edge it moves inwards. */
const REACH = 120;

type Place = { left: number; top: number };

function placeBelow(element: Element): Place {
  const { left, width, bottom } = element.getBoundingClientRect();
  const middle = left + width / 2;
  return { left: Math.min(Math.max(middle, REACH), window.innerWidth - REACH), top: bottom + 8 };
}

/** Above everything, and outside of what the card cuts off; a browser without popovers shows it inside. */
function raise(tip: HTMLElement | null) {
  if (tip === null || !('showPopover' in tip)) return;
  tip.popover = 'manual';
  tip.showPopover();
}

/**
 * A tooltip on hover and on focus, gone on Escape. Our own, because MUI's brings a positioning engine of 10 kB to
 * the home page, and these tips are a word or two.
 */
export function Tip({ label, children }: { label: string; children: ReactNode }) {
  const [place, setPlace] = useState<Place>();
  const id = useId();
  const show = (event: SyntheticEvent) => setPlace(placeBelow(event.currentTarget));
  const hide = () => setPlace(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  const heard = { onMouseEnter: show, onMouseLeave: hide, onFocus: show, onBlur: hide, onKeyDown };
  return (
    <span className={css.anchor} aria-describedby={place === undefined ? undefined : id} {...heard}>
      {children}
      {place !== undefined && (
        <span id={id} ref={raise} role="tooltip" style={place} className={`${words.caption} ${css.tip}`}>
          {label}
        </span>
      )}
    </span>
  );
}
