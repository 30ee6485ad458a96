/** Who asks, as a verified token tells. Roles are not in it: they are read from `users/{uid}`. */
export type Caller = {
  uid: string;
  /** In its stored form; '' where the account has none. */
  email: string;
  /** Whether the identity service knows that the address is his. */
  isEmailVerified: boolean;
  /** What the identity service knows, '' where it knows nothing. */
  name: string;
  picture: string;
  /** Whether this sign-in went through Google. */
  viaGoogle: boolean;
  /** The bearer itself, to mint a session token from. */
  token: string;
};
