import type { AnswerRow } from './answerRow.ts';
import { ANSWERS_OF_PAYMENTS } from './answersOfPayments.ts';
import { ANSWERS_OF_PEOPLE } from './answersOfPeople.ts';
import { ANSWERS_OF_PHONES } from './answersOfPhones.ts';
import { ANSWERS_OF_SERVICE } from './answersOfService.ts';
import { ANSWERS_OF_TRADE } from './answersOfTrade.ts';
import type { EndpointName } from './endpoints.ts';

/** What each call is for and what it answers (rest-api contract). */
export const ANSWERS: Readonly<Record<EndpointName, AnswerRow>> = {
  ...ANSWERS_OF_PHONES,
  ...ANSWERS_OF_TRADE,
  ...ANSWERS_OF_PAYMENTS,
  ...ANSWERS_OF_PEOPLE,
  ...ANSWERS_OF_SERVICE,
};
