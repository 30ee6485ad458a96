import type { AnswerRow, AnswerRows } from './answerRow.ts';
import {
  bookingShape,
  deletedShape,
  listOf,
  matchedShape,
  orderShape,
  reportShape,
  upsertedShape,
  wishShape,
} from './answerShapes.ts';

const about = 'Wishes and bookings' satisfies AnswerRow['about'];

/** Calls about wishes, bookings and reports. */
export const ANSWERS_OF_TRADE = {
  putWish: { about, summary: 'Wish for a phone', answer: upsertedShape },
  listWishes: { about, summary: 'Your wishlist, newest first', answer: listOf(wishShape) },
  deleteWish: { about, summary: 'Take a phone off your wishlist', answer: deletedShape },
  putOrder: { about, summary: 'Book a phone', answer: upsertedShape, problems: ['sold'] },
  listOrders: {
    about,
    summary: 'Your bookings, newest first, with the contact of the sellers',
    answer: listOf(orderShape),
  },
  myBookings: {
    about,
    summary: 'Bookings of your own phones, newest first',
    answer: listOf(bookingShape),
  },
  cancelOrder: { about, summary: 'Cancel your booking', answer: matchedShape },
  declineOrder: { about, summary: 'Decline a booking of your phone', answer: matchedShape },
  handOverOrder: { about, summary: 'The phone has changed hands', answer: matchedShape },
  receiveOrder: { about, summary: 'Say whether you got a phone that was sold to you', answer: matchedShape },
  putReport: { about: 'Reports', summary: 'Report a phone', answer: upsertedShape },
  listReports: {
    about: 'Reports',
    summary: 'Reported phones, newest report first, with contact',
    answer: listOf(reportShape),
  },
  dismissReport: {
    about: 'Reports',
    summary: 'Close the reports of a phone; a new one opens them again',
    answer: matchedShape,
  },
} satisfies AnswerRows;
