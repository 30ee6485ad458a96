/**
 * Does something and looks at the memory of this process every 20 ms meanwhile.
 * @returns how long it took and the highest resident size
 */
export async function peakDuring(act: () => Promise<void>): Promise<{ ms: number; peakMb: number }> {
  let peak = process.memoryUsage.rss();
  const looking = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const began = performance.now();
  try {
    await act();
    return { ms: performance.now() - began, peakMb: Math.max(peak, process.memoryUsage.rss()) / 1024 / 1024 };
  } finally {
    clearInterval(looking);
  }
}
