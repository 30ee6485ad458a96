const MB = 1024 * 1024;

/**
 * Does something and looks at the memory of this process every 20 ms meanwhile.
 * @returns how long it took, the resident size before it and the highest one
 */
export async function peakDuring(
  act: () => Promise<void>,
): Promise<{ ms: number; beforeMb: number; peakMb: number }> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const looking = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const began = performance.now();
  try {
    await act();
    const ms = performance.now() - began;
    return { ms, beforeMb: before / MB, peakMb: Math.max(peak, process.memoryUsage.rss()) / MB };
  } finally {
    clearInterval(looking);
  }
}
