import {
  API_PAGE,
  BODY_MAX_BYTES,
  PICK_MAX_BYTES,
  PRICE,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_PIXELS,
  YEARS,
} from './limits.ts';
import { formatTk } from './money.ts';

/** Sentences of the spec, to the letter, its odd spellings too (spec §5 and §8). */
export const MESSAGES = {
  worng: 'Something went worng!',
  wrong: 'Something went wrong!',
  loginFirst: 'Login First',
  ownProduct: 'You can not buy your product',
  alreadyAdvertised: 'This Product is already in advertised section',
  advertised: 'Product is added to advertised section',
  productAdded: 'Product has been added successfully',
  productDeleted: 'Product deleted successfully',
  reported: 'Reported successfully',
  accountCreated: 'Account Created Successfully',
  loginSuccessful: 'Login Successful',
  googleLoginSuccessful: 'Login Successfull',
  loggedOut: 'Logged out successfully',
  alreadyLoggedIn: 'You are already logged in',
  userDeleted: 'Deleted the user successfully',
  madeAdmin: 'This user is now an admin',
  alreadyAdmin: 'This user is already an admin',
  verified: 'Verified the user successfully',
  unverified: 'Unverified the user successfully',
  userNotFound: 'User not found',
  wrongPassword: 'Wrong password',
  popupClosed: 'Popup closed by user',
  wished: (title: string) => `${title} has been added to your wishlist`,
  booked: (title: string) => `${title} has been added to your account`,
  alreadyWished: (title: string) => `You've already wishlisted ${title}`,
  alreadyBooked: (title: string) => `You've already booked ${title}`,
} as const;

/** Texts of an empty list (spec §2). */
export const EMPTY = {
  category: 'No product is found in this category',
  allProducts: 'No buyer is found',
  orders: 'No product is added',
  wishlist: 'No product is added to wishlist',
  myProducts: 'No product is added',
  allUsers: 'No buyer is found',
  allSellers: 'No seller is found',
  reported: 'No product is reported',
} as const;

/** What a form says at its field: the spec's words first (§5), then ours where the spec has none. */
export const FIELD = {
  email: '*Email is required',
  emailShape: 'Please check this email address',
  password: '*Password is required',
  loginPasswordMin: 'Wrong Password!',
  registerPasswordMin: 'Password must be at least 6 characters',
  username: '*Username is required',
  nameLong: 'Please use at most 80 characters',
  image: 'Image is required*',
  imageUrl: 'This picture is not from our picture host. Please upload it first',
  phoneNumber: 'Phone Number is required*',
  invalidNumber: 'Invalid Number!',
  meetingLocation: 'Meeting location is required*',
  title: 'Phone name is required*',
  titleLength: 'Please use 3 to 80 characters',
  brand: 'Phone brand is required*',
  brandUnknown: 'Please choose a brand from the list',
  originalPrice: 'Original price is required*',
  resalePrice: 'Resale price is required*',
  yearsOfUse: 'Years of use is required*',
  yearsNotNumber: 'Please write the years as a number, for example 1 or 1.5',
  yearsRange: `Please give ${YEARS.min} to ${YEARS.max} years, in halves`,
  condition: 'Phone condition is required*',
  conditionUnknown: 'Please choose Fair, Good or Excellent',
  description: 'Phone description is required*',
  descriptionMin: 'Password must be at least 100 characters',
  descriptionMax: 'Please use at most 3,000 characters',
  location: 'Location is required*',
  locationLength: 'Please use 2 to 120 characters',
  district: 'Please choose a district from the list',
  priceNotNumber: 'Please write the price as a number, for example 12,500',
  priceNotWhole: 'Please write whole Tk, without paisa',
  priceLow: `The price must be at least ${formatTk(PRICE.min)}`,
  priceHigh: `The price must be at most ${formatTk(PRICE.max)}`,
  reason: 'Please choose a reason',
  noteLong: 'Please use at most 500 characters',
  unknownKey: 'This field is not known',
  wrongKind: 'This field has a value of the wrong kind',
  twice: 'Please give this only once',
} as const;

/** Why a file cannot be used as a picture, and what to do. */
export const PICTURE = {
  empty: 'This file is empty. Please choose another photo',
  heic: 'HEIC photos cannot be shown everywhere. Please choose a JPEG, PNG or WebP photo',
  notPicture: 'This file is not a photo. Please choose a JPEG, PNG or WebP photo',
  tooLarge: `This photo is too large (at most ${PICK_MAX_BYTES / 1024 / 1024} MB). Please choose a smaller one`,
  unreadable: 'This photo could not be read. Please choose another one',
  uploadTooLarge: `This photo is too large (at most ${UPLOAD_MAX_BYTES / 1024 / 1024} MB). Please choose a smaller one`,
  tooManyPixels: `This photo is too large (at most ${UPLOAD_MAX_PIXELS / 1_000_000} megapixels). Please choose a smaller one`,
  one: 'Please send exactly one photo, in the field image',
} as const;

/** Sentences for what the spec leaves without one. */
export const NOTICE = {
  offline: 'You seem to be offline. Please check your connection and try again',
  sold: 'This phone has been sold',
  gone: 'This phone is no longer for sale',
  accountDisabled: 'This account has been closed. Please write to us if you think that is a mistake',
  sessionEnded: 'Your session has ended. Please log in again',
  tooManyBookings: 'You have booked enough phones for today. Please come back tomorrow',
  tooManyListings: 'You have listed enough phones for today. Please come back tomorrow',
  tooManyReports: 'You have reported enough phones for today. Please come back tomorrow',
  tooManyUploads: 'You have uploaded many photos in a short time. Please wait a while',
  resaleAboveOriginal: 'The resale price is above the original price. Is that right?',
  signInNeeded: 'Please log in to do this',
  notAllowed: 'You are not allowed to do this',
  otherPersonsEmail: 'You can only do this for your own email address',
  noSuchAddress: 'There is nothing at this address',
  wrongMethod: 'This address does not answer to that method',
  noSuchPerson: 'There is no such person',
  notJson: 'The request body is not valid JSON',
  jsonOnly: 'Please send the request body as application/json',
  multipartOnly: 'Please send the photo as multipart/form-data',
  bodyTooLarge: `The request body is too large (at most ${BODY_MAX_BYTES / 1024} kB)`,
  listFailed: 'This list could not be loaded',
  roleUnknown: 'We could not check what you may see here',
  resetSent: 'If there is an account with this email, a message with a link is on its way',
  brandsFailed: 'The brands could not be loaded',
  bookingsFailed: 'The bookings could not be loaded',
  orderFailed: 'This booking could not be loaded',
  noSuchOrder: 'You have no such booking',
  numberFailed: "The seller's number could not be loaded",
  uploading: 'Uploading the photo',
  hidden: 'Hidden by an admin. Nobody else can see it',
  noSuchReport: 'This phone has not been reported',
  reportedMeanwhile: 'Somebody has just reported this phone again. Please look at it once more',
  notOneself: 'You cannot do this to your own account',
  lastAdmin: 'This is the last admin. Please make somebody else an admin first',
  notSeller: 'This person is not a seller',
  emailUnverified: 'Please confirm your email address first',
  soldStays: 'This phone has been sold, so it cannot be deleted',
  reservedStays: 'Somebody is paying for this phone just now. Please try again in a few minutes',
  dismissed: 'The reports of this phone are closed',
  nowSeller: 'You can sell phones now',
  agreedPrice: 'The price agreed on when you booked',
} as const;

/**
 * Identity errors in words (spec §8, decisions 7). Unknown codes get the generic sentence, never
 * 'Error (auth/…)'.
 */
const IDENTITY: Record<string, string> = {
  'auth/user-not-found': MESSAGES.userNotFound,
  'auth/wrong-password': MESSAGES.wrongPassword,
  'auth/invalid-credential': 'Email or password is wrong',
  'auth/invalid-login-credentials': 'Email or password is wrong',
  'auth/invalid-email': FIELD.emailShape,
  'auth/email-already-in-use': 'An account with this email exists already. Please log in instead',
  'auth/account-exists-with-different-credential':
    'An account with this email exists already. Please log in with your password',
  'auth/weak-password': FIELD.registerPasswordMin,
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes and try again',
  'auth/user-disabled': NOTICE.accountDisabled,
  'auth/user-token-expired': NOTICE.sessionEnded,
  'auth/network-request-failed': NOTICE.offline,
  'auth/popup-closed-by-user': MESSAGES.popupClosed,
  'auth/cancelled-popup-request': MESSAGES.popupClosed,
  'auth/popup-blocked':
    'Your browser blocked the Google window. Please allow pop-ups for this page, or log in with email and password',
  'auth/operation-not-supported-in-this-environment':
    'Google sign-in does not work inside this app. Please open the page in your browser, or log in with email and password',
  'auth/web-storage-unsupported':
    'Your browser blocks storage that sign-in needs. Please allow it, or log in from another browser',
  'auth/operation-not-allowed': 'This way of signing in is switched off. Please use another one',
  'auth/unauthorized-domain': 'Sign-in is not allowed from this address. Please open our main site',
  'auth/requires-recent-login': 'Please log in again before you do this',
};

/**
 * The sentence for an identity error.
 * @param code the identity service's client code, such as `auth/wrong-password`
 */
export function identityMessage(code: string): string {
  return IDENTITY[code] ?? MESSAGES.wrong;
}

/** What only a client of the API can do wrong: the screens never say it, and so never load it. */
export const API_NOTICE = {
  tooLong: 'Please send at most 20,000 characters in one field',
  badQuery: 'Please check what stands behind the question mark',
  badCursor: 'This cursor is not one of ours. Please begin at the first page',
  limitRange: `Please ask for 1 to ${API_PAGE.max} at a time`,
  tooManyCalls: 'You have done this often in a short time. Please wait a while',
  badKey: 'An Idempotency-Key has 1 to 200 visible characters',
  keyOfOther: 'This Idempotency-Key was used for another request',
  keyRunning: 'The request with this Idempotency-Key is still under way',
  badOrderId: 'This is not the id of a booking',
  badSlug:
    'A brand’s address has small letters, digits and single hyphens, 40 at most, and is no other address of ours',
  brandTaken: 'There is a brand of this name or address already',
  appCheckNeeded: 'This app could not be recognised',
  productId: 'Please name the phone by its productId',
  buyerClosed: 'The account of this buyer is closed',
  orderStands: (state: string) => `This cannot be done to a booking in the state '${state}'`,
} as const;
