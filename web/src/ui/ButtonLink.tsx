import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type PlainLook, plainLook } from './plainLook.ts';

type ButtonLinkProps = PlainLook & { to: string; children: ReactNode };

/** A way to another page that looks like a button, drawn without MUI. */
export function ButtonLink({ variant, size, ...rest }: ButtonLinkProps) {
  return <Link className={plainLook(variant, size)} {...rest} />;
}
