import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readBodies: string[];
  }
}

/**
 * Counts the documents that a page is sent by Firestore, from the bytes of its streams: what is billed as a read.
 * To be called before the page is opened.
 * @returns what tells the count so far
 */
export async function countReads(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.readBodies = [];
    const isFirestore = (url: string) =>
      url.includes('google.firestore.v1.Firestore') || url.includes(':runQuery');
    const fetchOf = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await fetchOf(input, init);
      if (!isFirestore(answer.url) || answer.body === null) return answer;
      const [ours, theirs] = answer.body.tee();
      const index = window.readBodies.push('') - 1;
      void ours
        .pipeThrough(new TextDecoderStream())
        .pipeTo(
          new WritableStream({
            write(text) {
              window.readBodies[index] += text;
            },
          }),
        )
        .catch(() => undefined);
      return new Response(theirs, { status: answer.status, headers: answer.headers });
    };
    const openOf = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      if (isFirestore(String(url))) {
        const index = window.readBodies.push('') - 1;
        this.addEventListener('progress', () => {
          window.readBodies[index] = this.responseText;
        });
        this.addEventListener('load', () => {
          window.readBodies[index] = this.responseText;
        });
      }
      openOf.call(this, method, url, true);
    };
  });
  return () => page.evaluate(() => (window.readBodies.join('').match(/"document"\s*:\s*\{/g) ?? []).length);
}
