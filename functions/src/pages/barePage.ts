import { MESSAGES, SITE_NAME } from '@bns/domain';

/** A page where the app itself cannot be had: what happened, in a sentence, and nothing that has to be fetched. */
export function barePage(): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light dark" />',
    '<meta name="robots" content="noindex" />',
    `<title>${SITE_NAME}</title>`,
    `<main><h1>${MESSAGES.wrong}</h1><p><a href="">Try again</a> · <a href="/">${SITE_NAME}</a></p></main>`,
    '</html>',
    '',
  ].join('\n');
}
