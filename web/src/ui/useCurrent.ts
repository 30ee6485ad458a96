import { useRef, useState } from 'react';

/**
 * A state that can also be read as it is now: what runs on after a wait still sees the values of the drawing in which
 * it began.
 * @returns the value to draw, what sets it, and what reads it
 */
export function useCurrent<Value>(
  first: Value,
): [value: Value, set: (next: Value) => void, now: () => Value] {
  const [value, setValue] = useState(first);
  const current = useRef(first);
  const set = (next: Value) => {
    current.current = next;
    setValue(next);
  };
  return [value, set, () => current.current];
}
