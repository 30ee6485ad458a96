import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';

/**
 * What a page shows before anything is asked for: for the build, which writes it into the page's HTML.
 * @param path of the page
 * @returns HTML of what stands in #root, what belongs into the head at its beginning
 * @throws Error with what a part of the page threw
 */
export async function render(path: string): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // All in one piece: what comes later is put in its place by a script within the page, which our policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (fault) => void faults.push(fault) },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw new Error(`${path} cannot be written at build`, { cause: faults[0] });
  return html;
}
