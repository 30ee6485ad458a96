import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { type PlainLook, plainLook } from './plainLook.ts';

type PlainButtonProps = PlainLook &
  Pick<ComponentProps<'button'>, 'aria-busy'> & {
    onClick: MouseEventHandler<HTMLButtonElement>;
    children: ReactNode;
  };

/** MUI's Button as it looks here, drawn without it: for pages and cards that must be light. */
export function PlainButton({ variant, size, ...rest }: PlainButtonProps) {
  return <button type="button" className={plainLook(variant, size)} {...rest} />;
}
