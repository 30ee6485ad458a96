// The last guard against a white page: a deploy may have replaced the files that this page names (it was on its way
// just then). It reloads once for the new ones, and says what to do when that does not help. No part of the app, which
// cannot be relied on here.
addEventListener('load', () => {
  const root = document.getElementById('root');
  if (root?.dataset.started === 'yes') return sessionStorage.removeItem('bns-restarted');
  try {
    if (sessionStorage.getItem('bns-restarted') === null) {
      sessionStorage.setItem('bns-restarted', 'yes');
      location.reload();
      return;
    }
    sessionStorage.removeItem('bns-restarted');
  } catch {
    // Without a store it cannot be known whether this is the second time: the words below do.
  }
  if (root !== null && root.childElementCount === 0)
    document.getElementById('not-started')?.removeAttribute('hidden');
});
