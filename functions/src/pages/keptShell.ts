/**
 * How long pages share one fetch of the shell. Not longer: a deploy takes the scripts away that an old one names, and
 * clears what the CDN keeps, so what is put together after it has to be of it.
 */
const KEPT_MS = 1_000;
/** When Hosting is asked again that did not answer. */
const AGAIN_MS = 5_000;

/**
 * The app's HTML, fetched anew for each page but for those of one second. While it cannot be had, the last one serves on.
 * @param load fetches it
 * @returns gives it; throws where there has been none yet
 */
export function keptShell(load: () => Promise<string>, now: () => number = Date.now): () => Promise<string> {
  let kept: string | undefined;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let loading: Promise<string> | undefined;

  async function renew(): Promise<string> {
    try {
      kept = await load();
      freshUntil = now() + KEPT_MS;
      return kept;
    } catch (error) {
      if (kept === undefined) throw error;
      freshUntil = now() + AGAIN_MS;
      return kept;
    } finally {
      loading = undefined;
    }
  }
  return async () => {
    if (kept !== undefined && now() < freshUntil) return kept;
    return (loading ??= renew());
  };
}
