/** @returns whether this browser was asked to load no more than it must (wicg.github.io/savedata) */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
