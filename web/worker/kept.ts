/** Answers that are the same for everybody and worth seeing without a line. */
const PUBLIC_ANSWERS = ['/api/landing', '/api/products/categories'];

/** @returns whether an answer may be kept: one of the public ones, asked for by nobody in particular */
export function isPublicAnswer(pathname: string, headers: Headers): boolean {
  return PUBLIC_ANSWERS.includes(pathname) && !headers.has('authorization');
}

/** @returns whether an address is one of the picture host's, or of its local stand-in's */
export function isPhonePicture({ hostname, port, origin }: URL, ownOrigin = self.location.origin): boolean {
  return hostname === 'i.ibb.co' || (hostname === '127.0.0.1' && port !== '' && origin !== ownOrigin);
}
