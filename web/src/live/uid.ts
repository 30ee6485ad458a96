import { createContext, use } from 'react';

/** The uid of the signed-in person; SignedIn provides it. */
export const UidContext = createContext<string | null>(null);

/** @throws where it is used outside of SignedIn */
export function useUid(): string {
  const uid = use(UidContext);
  if (uid === null) throw new Error('Live data is read inside <SignedIn> only');
  return uid;
}
