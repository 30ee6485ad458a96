import { escapedText } from './escaped.ts';

export type Attributes = Readonly<Record<string, string>>;

/** An element without contents. */
export function tag(name: 'meta' | 'link', attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapedText(value)}"`);
  return `<${name} ${written.join(' ')} />`;
}
