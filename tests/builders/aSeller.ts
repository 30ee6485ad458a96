import type { User } from '@bns/domain';
import { aUser } from './aUser.ts';
import type { MakeTime } from './moment.ts';

/** `users/{uid}` of a verified seller. */
export function aSeller<Time>(make: MakeTime<Time>, over: Partial<User<Time>> = {}): User<Time> {
  return aUser(make, {
    name: 'Seller',
    email: 'seller@bns.test',
    isSeller: true,
    isVerified: true,
    ...over,
  });
}
