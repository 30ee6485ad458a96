import * as yup from 'yup';
import type { AnswerRow, AnswerRows } from './answerRow.ts';
import { closed, flag, listOf, matchedShape, personShape, text, upsertedShape } from './answerShapes.ts';
import { ROLES } from './user.ts';

const about = 'People' satisfies AnswerRow['about'];
const problems = ['not-found'] as const;

/** Calls about people. */
export const ANSWERS_OF_PEOPLE = {
  userStatus: {
    about,
    summary: 'The role of a person',
    answer: closed({
      role: yup
        .string()
        .oneOf([...ROLES])
        .required(),
      isSeller: flag(),
      name: text(),
    }),
    problems,
  },
  putUser: { about, summary: 'Make or change your own user', answer: upsertedShape },
  createSessionToken: {
    about,
    summary: 'A session token for your ID token, good for one hour',
    answer: closed({ token: yup.string().required() }),
  },
  becomeSeller: {
    about,
    summary: 'Start to sell, with a verified e-mail; there is no way back',
    answer: matchedShape,
    problems,
  },
  listUsers: { about, summary: 'People who do not sell', answer: listOf(personShape) },
  listSellers: { about, summary: 'People who sell', answer: listOf(personShape) },
  makeAdmin: { about, summary: 'Make somebody admin', answer: matchedShape, problems },
  verify: { about, summary: 'Verify a seller', answer: matchedShape, problems },
  unverify: { about, summary: 'Take the badge of a seller away', answer: matchedShape, problems },
  removePerson: { about, summary: 'Close the account of a person', answer: matchedShape, problems },
} satisfies AnswerRows;
