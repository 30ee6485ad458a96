import type { AnswerRow, AnswerRows } from './answerRow.ts';
import {
  aroundShape,
  categoryShape,
  closed,
  deletedShape,
  insertedShape,
  listOf,
  matchedShape,
  ownProductShape,
  productShape,
} from './answerShapes.ts';

const about = 'Phones' satisfies AnswerRow['about'];
const problems = ['sold'] as const;

/** Calls about phones. */
export const ANSWERS_OF_PHONES = {
  landing: {
    about,
    summary: 'What the home page shows: brands and advertised phones',
    answer: closed({ categories: listOf(categoryShape), advertised: listOf(productShape) }),
  },
  listProducts: {
    about,
    summary: 'Phones on the market, by words and filters, newest first',
    answer: listOf(productShape),
  },
  listCategory: {
    about,
    summary: 'Phones of one brand, by words and filters, newest first',
    answer: listOf(productShape),
  },
  getPhone: { about, summary: 'One phone', answer: productShape },
  phoneAround: {
    about,
    summary: 'Phones like it of the same brand, nearest in price first, and how many its seller offers',
    answer: aroundShape,
  },
  myProducts: {
    about,
    summary: 'Your own phones, sold ones too, with contact',
    answer: listOf(ownProductShape),
  },
  postProduct: {
    about,
    summary: 'List a phone for sale, its brand by name or by id',
    status: 201,
    answer: insertedShape,
  },
  editProduct: { about, summary: 'Change your phone', answer: matchedShape, problems },
  advertiseProduct: {
    about,
    summary: 'Move a phone to the advertised section',
    answer: matchedShape,
    problems,
  },
  sellProduct: {
    about,
    summary: 'Sold in person, to a booking or to somebody else',
    answer: matchedShape,
    problems,
  },
  deleteProduct: { about, summary: 'Delete a phone', answer: deletedShape, problems },
} satisfies AnswerRows;
