import type { User } from '@bns/domain';
import { aMoment, type MakeTime } from './moment.ts';

/** `users/{uid}` of a buyer whose claims are in step. */
export function aUser<Time>(make: MakeTime<Time>, over: Partial<User<Time>> = {}): User<Time> {
  return {
    name: 'Buyer',
    email: 'buyer@bns.test',
    image: '',
    isSeller: false,
    isAdmin: false,
    isVerified: false,
    isDeleted: false,
    createdAt: aMoment(make),
    updatedAt: aMoment(make),
    claimsAt: 0,
    ...over,
  };
}
