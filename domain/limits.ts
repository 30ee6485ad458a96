/** Every number that the product promises, once. Units stand in the names or beside them. */

/** Screens (spec §9). */
export const LANDING_CATEGORIES = 6;
export const LANDING_ADVERTISED = 6;
export const SIDEBAR_CATEGORIES = 10;
export const DESCRIPTION_CUT = 110;
/** Phones like another one, below it. */
export const SIMILAR_PHONES = 6;
export const LIST_PAGE = 24;
/** Days that the overview shows, today among them. */
export const OVERVIEW_DAYS = 30;

/** Caps of a list query in the security rules; firestore.rules repeats them and a test compares. */
export const LIST_CAP_SIGNED_IN = 50;
export const LIST_CAP_GUEST = 12;

/** Text, in UTF-16 units after normalisation: what JS, yup and the rules' size() count. */
export const TITLE = { min: 3, max: 80 } as const;
export const DESCRIPTION = { min: 100, max: 3000 } as const;
export const LOCATION = { min: 2, max: 120 } as const;
export const NAME = { min: 1, max: 80 } as const;
export const NOTE_MAX = 500;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 6;

/** Whole Tk. */
export const PRICE = { min: 100, max: 1_000_000 } as const;
/** Years of use, in steps of a half. */
export const YEARS = { min: 0, max: 20, step: 0.5 } as const;

/** How often one person may do a thing in a day (Dhaka time is not asked: days are UTC). */
export const DAILY_QUOTA = { bookings: 20, listings: 20, reports: 30 } as const;
const HOUR_MS = 60 * 60 * 1000;
/**
 * What the API counts, in fixed windows: how often one person may do it, where an operator sets nothing else, and how
 * many persons' worth one address may: a house or an office shares one.
 */
export const USES = {
  writes: { perPerson: 120, windowMs: 60 * 1000 },
  tokens: { perPerson: 60, windowMs: HOUR_MS },
  images: { perPerson: 60, windowMs: HOUR_MS },
  reports: { perPerson: 60, windowMs: HOUR_MS },
  payments: { perPerson: 30, windowMs: HOUR_MS },
} as const;
export const PERSONS_PER_ADDRESS = 20;
/**
 * Pages that anybody may ask for and that no cache answers: of one network, which may be that of many phones, and of
 * all together, at one instance of a function.
 */
export const OPEN_PAGES = { windowMs: 60 * 1000, perNetwork: 120, perInstance: 6_000 } as const;

/** After so long without an answer, a phone that was handed over in person counts as received. */
export const RECEIPT_MS = 7 * 24 * HOUR_MS;

/** What can be paid online (contract sslcommerz §1), whole Tk. */
export const PAYMENT_TK = { min: 10, max: 500_000 } as const;
/** So long a payment holds its phone. */
export const RESERVATION_MS = 15 * 60 * 1000;
/** When the gateway is asked about a payment that nobody told anything of, from its beginning; after the last it is over. */
export const CHECK_AFTER_MS = [2 * 60 * 1000, 10 * 60 * 1000, 60 * 60 * 1000] as const;
/** When the gateway is asked again that did not answer. */
export const CHECK_AGAIN_MS = 10 * 60 * 1000;
/** A payment that came to nothing is looked at once more, from its beginning on. */
export const LATE_LOOK_MS = 24 * HOUR_MS;
/** A payment whose session is not opened after so long was cut off: no function runs longer than 60 s. */
export const OPENING_MS = 90 * 1000;
/** How often a message that nobody signed may make us ask the gateway about one payment. */
export const UNSIGNED_EVERY_MS = 10 * 1000;
/** After so long without a complaint, what was paid for a phone that its seller says he handed over is his. */
export const RELEASE_MS = 3 * 24 * HOUR_MS;
/** After so long without a word from either side, an admin looks at what is held. */
export const SILENT_MS = 14 * 24 * HOUR_MS;
/** So long one request for a refund has the gateway's ear: longer than it may take to answer. */
export const REFUND_CLAIM_MS = 30 * 1000;
/** Characters of a transfer's reference. */
export const PAYOUT_REFERENCE = { min: 3, max: 80 } as const;
export const PAYOUT_TEXT = { min: 2, max: 80 } as const;

/** How long the answer to an Idempotency-Key is kept, ms. */
export const KEY_KEPT_MS = 24 * HOUR_MS;
/** After so long a request with a key is no longer under way: no function runs longer than 60 s. In ms. */
export const KEY_RUNNING_MS = 90 * 1000;
/** When to ask again for one that is under way; most take less than one second. */
export const KEY_RETRY_SECONDS = 2;

/** Pages of the API: what is asked for where nothing is said, and at most. */
export const API_PAGE = { usual: 24, max: 100 } as const;

/** Pictures: bytes of one upload, pixels of the decoded picture, longest side that is kept. */
export const UPLOAD_MAX_BYTES = 8 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 50_000_000;
export const PICTURE_MAX_SIDE = 1280;
/** The picture of a card: a list shows many of them, on a slow line. */
export const CARD_PICTURE = { side: 640, bytes: 40 * 1024 } as const;
/** A file above this is refused in the browser before it is decoded (bytes). */
export const PICK_MAX_BYTES = 30 * 1024 * 1024;

/** The largest JSON body that the API reads (bytes). */
export const BODY_MAX_BYTES = 100 * 1024;

/** Time, in ms. */
export const ROLE_WAIT_MS = 1500;
export const CALL_TIMEOUT_MS = 30_000;
export const IMGBB_TIMEOUT_MS = 20_000;
/** For the small picture beside it, which is not worth as long a wait. */
export const IMGBB_SMALL_TIMEOUT_MS = 8_000;
/** One question to the payment gateway; a function that asks it twice stays within its minute. */
export const GATEWAY_TIMEOUT_MS = 15_000;
export const SESSION_TOKEN_MS = 60 * 60 * 1000;
export const SESSION_TOKEN_RENEW_MS = 50 * 60 * 1000;
export const LIST_KEPT_MS = 5 * 60 * 1000;
export const READ_RETRIES = 3;
export const NOTICE_MS = { plain: 4000, error: 4000, success: 2000 } as const;
export const NOTICES_AT_ONCE = 20;
export const DIALOG_MS = 500;
export const CATEGORIES_DRAWER_MS = 500;
export const DASHBOARD_DRAWER_MS = 600;
export const ENTRANCE_MS = 600;

/** Letters of a word by which a phone is found: alone, and beside a name. */
export const KEYWORD_LETTERS = { min: 2, max: 10, besideName: 4 } as const;
/** So many words of a phone's names, and so many others of its title, count beside another word or a name. */
export const BESIDE_WORDS = 4;
/** So many words beside a name count in one search. */
export const FIND_WORDS_AT_ONCE = 2;
/** Keywords kept on a phone at most, of some 75 in the mean: each is an entry in 32 indexes. */
export const KEYWORDS_MAX = 240;
/** Characters of what is typed to find a phone by. */
export const FIND_WORDS_MAX = 100;
