/** Does something with each of a list, at most `most` at a time, and returns the outcomes in the list's order. */
export async function atOnce<One, Outcome>(
  most: number,
  list: readonly One[],
  act: (one: One) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = list.entries();
  const worker = async () => {
    for (const [at, one] of waiting) outcomes[at] = await act(one);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return outcomes;
}
