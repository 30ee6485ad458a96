/** What the shell says of the site, where the page says it of something else. */
const OF_THE_SITE =
  /\s*<title>[^<]*<\/title>|\s*<(?:meta|link)\b[^>]*\b(?:name="(?:description|robots|twitter:[^"]*)"|property="(?:og|product):[^"]*"|rel="canonical")[^>]*>/g;

/** @returns whether it is the app's own HTML, and not what something in between answers */
export function isShell(html: string): boolean {
  return html.includes('<div id="root">') && html.includes('</head>') && html.includes('</body>');
}

/**
 * The app's HTML about one thing.
 * @param head stands where the site's own title and tags stood
 * @param body stands behind the app, before its scripts run
 */
export function filledShell(shell: string, head: string, body = ''): string {
  // By functions: a `$` in what a person wrote means nothing.
  return shell
    .replace(OF_THE_SITE, '')
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('</body>', () => `${body}</body>`);
}
