import { paths } from '../app/paths.ts';

/** One slash in front, and nothing that a browser would read as another host: `//evil`, `/\evil`, `/<tab>/evil`. */
const OWN_PATH = /^\/(?![/\\])[^\p{Cc}]*$/u;

/**
 * What a link or redirect to /login says of the way back; kept in the history entry, so a reload keeps it (case 20). Where
 * the browser would lose it, ownWindow carries it.
 */
export type ReturnState = { from: string };

type Place = { pathname: string; search: string; hash: string };

/** @returns the path with its query and fragment, as a link names it within this site */
export const addressOf = ({ pathname, search, hash }: Place): string => `${pathname}${search}${hash}`;

export const returnStateOf = (place: Place): ReturnState => ({ from: addressOf(place) });

/**
 * Where to go after signing in.
 * @param state of the history entry of /login or /register, whoever wrote it
 * @returns a path of this site, /home where there is none
 */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !OWN_PATH.test(from)) return paths.homeNamed;
  const [pathname] = from.split(/[?#]/);
  return pathname === paths.login || pathname === paths.register ? paths.homeNamed : from;
}
