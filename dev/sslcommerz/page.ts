import { formatTk } from '@bns/domain';
import type { Answer } from '../standIn.ts';
import type { Attempt } from './attempts.ts';

const SHOP = 'BNS';
const ESCAPES: Partial<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#eef1f6, #14171c); }
  main { box-sizing: border-box; width: min(26rem, 100% - 2rem); margin: 1rem; padding: 1.75rem; border-radius: 16px;
    background: light-dark(#fff, #1f242c); box-shadow: 0 8px 30px rgb(0 0 0 / .12); }
  h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
  p { margin: 0 0 1.25rem; overflow-wrap: anywhere; }
  form { display: grid; gap: .6rem; margin: 0; }
  button { padding: .75rem 1rem; border: 1px solid light-dark(#c5ccd6, #4a5260); border-radius: 10px; font: inherit;
    font-weight: 600; background: none; color: inherit; cursor: pointer; }
  button.pay { border-color: #c2185b; background: #c2185b; color: #fff; }
  button:focus-visible { outline: 3px solid light-dark(#1a56db, #8ab4ff); outline-offset: 2px; }
  small { display: block; margin-top: 1.25rem; color: light-dark(#4b5563, #b6bec9); }`;

/** A page of the stand-in's; `body` is HTML. */
const page = (status: number, heading: string, body: string): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(heading)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>${STYLE}</style></head>
<body><main><h1>${escaped(heading)}</h1>${body}
<small>This is a stand-in for the SSLCommerz checkout. No money moves.</small></main></body></html>`,
});

const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
const hidden = ([name, value]: [string, string]) =>
  `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;

const BUTTONS = [
  ['bkash', 'Pay with bKash'],
  ['card', 'Pay with card'],
  ['bkashAndClose', 'Pay with bKash and close'],
  ['fail', 'Fail'],
  ['cancel', 'Cancel'],
  ['leave', 'Leave'],
] as const;
export type Button = (typeof BUTTONS)[number][0];

/** @returns undefined where the page has no such button */
export const buttonOf = (how: string): Button | undefined => BUTTONS.find(([name]) => name === how)?.[0];

/** Where the customer pays. */
export function payPage({ fields, sessionKey }: Attempt): Answer {
  const buttons = BUTTONS.map(
    ([how, words]) =>
      `<button name="how" value="${how}"${words.startsWith('Pay') ? ' class="pay"' : ''}>${words}</button>`,
  );
  return page(
    200,
    `Pay ${SHOP} ${formatTk(Number(fields['total_amount']))}`,
    `${paragraph(fields['product_name'] ?? '')}<form method="post" action="/gwprocess/v4/pay.php">
${hidden(['SESSIONKEY', sessionKey])}${buttons.join('\n')}</form>`,
  );
}

/** Sends the browser back to the shop with a form, by itself where there is JavaScript. */
export function returnPage(
  heading: string,
  { to, form }: { to: string; form: Record<string, string> },
  isAuto = true,
): Answer {
  const inputs = Object.entries(form).map(hidden).join('');
  return page(
    200,
    heading,
    `<form method="post" action="${escaped(to)}">${inputs}<button class="pay">Back to ${SHOP}</button></form>${
      isAuto ? '<script>document.forms[0].submit()</script>' : ''
    }`,
  );
}

/** The customer may go: nothing leads back to the shop. */
export const closePage = (heading: string) => page(200, heading, paragraph('You can close this page.'));

export const unknownPage = () =>
  page(
    404,
    'No such session',
    paragraph('This payment session is not known. Please start again in the shop.'),
  );
