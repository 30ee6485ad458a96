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
