import { expect, test } from 'vitest';
import { basePorts, offsetFrom, portsAt } from './ports.mjs';

test('every port moves by the offset', () => {
  const moved = Object.values(portsAt(10_000)).map((port) => port - 10_000);
  expect(moved).toEqual(Object.values(basePorts));
});

test('two offsets as far apart as start and test share no port', () => {
  const all = [...Object.values(portsAt(0)), ...Object.values(portsAt(10_000))];
  expect(new Set(all).size).toBe(all.length);
});

test('the two lanes of a test run share no port', () => {
  const all = [...Object.values(portsAt(0)), ...Object.values(portsAt(300))];
  expect(new Set(all).size).toBe(all.length);
});

test.each([-1, 0.5, Number.NaN, 60_000])('an offset of %s is refused', (offset) => {
  expect(() => portsAt(offset)).toThrow(RangeError);
});

test('BNS_PORT_OFFSET wins over the fallback, unless it is empty', () => {
  expect([
    offsetFrom(7, { BNS_PORT_OFFSET: '200' }),
    offsetFrom(7, { BNS_PORT_OFFSET: '' }),
    offsetFrom(7, {}),
  ]).toEqual([200, 7, 7]);
});

test.each(['hosting', 'functions', 'auth', 'firestore', 'vite', 'pictures', 'checkout'] as const)(
  '%s listens where browsers and fetch may go',
  async (name) => {
    for (const offset of [0, 10_000]) {
      // Whoever listens there may be busy starting; a port that is refused is refused before anybody is asked.
      const signal = AbortSignal.timeout(1000);
      const refusal = await fetch(`http://127.0.0.1:${portsAt(offset)[name]}/`, { signal }).then(
        () => '',
        (error: Error) => String(error.cause),
      );
      expect(refusal).not.toMatch(/bad port/);
    }
  },
);
