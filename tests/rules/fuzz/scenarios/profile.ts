import fc from 'fast-check';
import type { Scenario } from '../scenario.ts';
import { SERVER_TIME } from '../values.ts';
import { anybody, ME } from './people.ts';
import { anyName, anyPersonPicture } from './texts.ts';

/** One's own name and picture, by those fields or the whole document. */
export const profile: fc.Arbitrary<Scenario> = fc
  .record({ person: anybody, name: anyName, image: anyPersonPicture, whole: fc.boolean() })
  .map(({ person: { who, user }, name, image, whole }) => {
    const edit = { name, image, updatedAt: SERVER_TIME };
    const path = `users/${ME}`;
    return {
      kind: 'profile',
      given: { [path]: user },
      who,
      writes: [
        whole ? { path, fields: { ...user, ...edit } } : { path, fields: edit, mask: ['name', 'image'] },
      ],
    };
  });
