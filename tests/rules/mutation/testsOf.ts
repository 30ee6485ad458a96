/** Which files of tests/rules judge which match of the rules, those first that say most about it. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  '/users/{uid}': ['users'],
  '/users/{uid}/quota/{day}': ['quota', 'booking', 'reports', 'newPhone'],
  '/categories/{categoryId}': ['openToAll'],
  '/products/{productId}': ['products', 'newPhone', 'editPhone', 'phoneLists', 'domain'],
  '/products/{productId}/private/contact': ['contact', 'newPhone', 'editPhone', 'products'],
  '/wishlists/{wishId}': ['wishlists'],
  '/orders/{orderId}': ['orders', 'booking'],
  '/reportedProducts/{productId}': ['reports'],
  '/reportedProducts/{productId}/reporters/{uid}': ['reports'],
  '/public/{name}': ['openToAll'],
};

/** Collections that functions alone write, and what crosses collections. */
const OTHERS = ['openToAll', 'restSurface'];

/** Files that judge no single match. */
export const BESIDES = ['parity', 'indexes', 'coverage'];

/** @returns the names of the files for these matches, without `.rules.test.ts` */
export function testsOf(paths: readonly string[]): string[] {
  return [...new Set([...paths.flatMap((path) => FILES[path] ?? []), ...OTHERS])];
}

/** Every file that some match is judged by. */
export const JUDGING: readonly string[] = testsOf(Object.keys(FILES));
