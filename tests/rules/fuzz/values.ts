/** Values that a commit over REST can write and JSON cannot say. */

/** A stored time: seconds since 1970 and the nanoseconds in them. */
export class Moment {
  readonly seconds: number;
  readonly nanoseconds: number;
  constructor(seconds: number, nanoseconds: number) {
    this.seconds = seconds;
    this.nanoseconds = nanoseconds;
  }
}

/** What builders take to make a time. */
export const moment = (seconds: number, nanoseconds: number) => new Moment(seconds, nanoseconds);

/** A whole number that is written as a double: a browser cannot, a hand-made request can. */
export class Double {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

/** The time of the commit, set by the server. */
export const SERVER_TIME = Symbol('request.time');

export type Fields = Record<string, unknown>;

/** @returns whether it is a map of Firestore, not one of the values above */
export function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The same value with each text in it replaced; keys of maps too. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return change(one);
    if (Array.isArray(one)) return one.map(walk);
    if (!isMap(one)) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [change(key), walk(inner)]));
  };
  return walk(value) as Value;
}
