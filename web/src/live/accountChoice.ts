import type { RegisterValues } from '@bns/domain';
import { deviceStorage } from './deviceStorage.ts';

const KEY = 'account-choice-bns';

type Choice = { uid: string; accountType: RegisterValues['accountType'] };

/** What somebody chose at /register, kept until his document says it: the account itself cannot (case 7). */
export const accountChoice = {
  remember: (choice: Choice): void => deviceStorage.set(KEY, JSON.stringify(choice)),
  /** @returns whether this person chose to sell, undefined where nothing is kept of him */
  isSeller: (uid: string): boolean | undefined => {
    const choice = read();
    return choice?.uid === uid ? choice.accountType === 'seller' : undefined;
  },
  forget: (uid: string): void => {
    if (read()?.uid === uid) deviceStorage.remove(KEY);
  },
};

function read(): Partial<Choice> | null {
  try {
    return JSON.parse(deviceStorage.get(KEY) ?? 'null') as Partial<Choice> | null;
  } catch {
    return null;
  }
}
