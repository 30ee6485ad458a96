/**
 * Stops a deployment in which a call has no handler, or two functions claim the same one.
 * @throws Error at load, naming the calls
 */
export function requireHandlers(endpoints: object, ...parts: readonly object[]): void {
  const handled = parts.flatMap((handlers) => Object.keys(handlers));
  const missing = Object.keys(endpoints).filter((name) => !handled.includes(name));
  const twice = handled.filter((name, at) => handled.indexOf(name) !== at);
  if (missing.length > 0) throw new Error(`No handler for: ${missing.join(', ')}`);
  if (twice.length > 0) throw new Error(`More than one handler for: ${twice.join(', ')}`);
}
