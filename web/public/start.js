// Stands before the app, and is no part of it. Where a page comes with its content, the app's scripts begin once that has been
// painted: before, they would only keep the first look waiting. And it is the last guard against a white page: a deploy may
// have replaced the files that this page names (it was on its way just then). It reloads once for the new ones, and says what
// to do when that does not help.
{
  /** Nothing is painted in a tab that nobody sees. */
  const LONGEST_WAIT_MS = 1000;
  const root = document.getElementById('root');
  const scripts = document.getElementById('scripts');

  const look = () => {
    try {
      if (root.dataset.started === 'yes') return sessionStorage.removeItem('bns-restarted');
      if (sessionStorage.getItem('bns-restarted') === null) {
        sessionStorage.setItem('bns-restarted', 'yes');
        location.reload();
        return;
      }
      sessionStorage.removeItem('bns-restarted');
    } catch {
      // Without a store it cannot be known whether this is the second time: the words below do.
    }
    if (root.childElementCount === 0) document.getElementById('not-started').removeAttribute('hidden');
  };

  // A link that is pressed before the app has begun leads there as any link does; with a key held, in another tab.
  addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (target.closest('a[href^="/"]') !== null && !(ctrlKey || metaKey || shiftKey))
      root.dataset.left = 'yes';
  });

  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    const all = document.importNode(scripts.content, true);
    const app = all.querySelector('script');
    app.addEventListener('load', look);
    app.addEventListener('error', look);
    // One at a time: the browser gets a press or a scroll in between.
    for (const part of all.children) setTimeout(() => document.head.append(part));
  };

  if (scripts === null) addEventListener('load', look);
  else {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
    setTimeout(begin, LONGEST_WAIT_MS);
  }
}
