import type { ReactNode } from 'react';
import css from './Bone.module.css';

type BoneProps = {
  /** The measures of a line of text, its height in px; what has none is a photo. */
  line?: { width?: string; height?: number };
};

/** A piece of a skeleton, in the place of what is still on its way; drawn without MUI. */
export function Bone({ line }: BoneProps) {
  if (line === undefined) return <span className={`${css.bone} ${css.photo}`} data-bone />;
  return <span className={`${css.bone} ${css.line}`} style={line} data-bone />;
}

type BonesProps = {
  /** What is on its way, for who cannot see it. */
  label: string;
  /** How they are arranged. */
  className?: string | undefined;
  children: ReactNode;
};

/** A skeleton: pieces that breathe together until what they stand for is there. */
export function Bones({ label, className, children }: BonesProps) {
  const look = className === undefined ? css.bones : `${css.bones} ${className}`;
  return (
    <div role="status" aria-label={label} className={look}>
      {children}
    </div>
  );
}
