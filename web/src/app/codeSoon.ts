/** What a page tells the service worker, which then keeps code for when there is no line. */
export const CODE_SOON = 'code-soon';

/** Code that is worth having without a line: what a guest sees and is told, and lists of phones for who is signed in. */
export type CodeSoon = 'light' | 'lists';
