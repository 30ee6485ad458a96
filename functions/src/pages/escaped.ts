const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags and in a quoted attribute. */
export function escapedText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => NAMES[sign] ?? '');
}

/**
 * JSON as it may stand inside a `<script>`: nothing in it ends the element, begins a comment or breaks a line of script
 * (html.spec.whatwg.org, "Restrictions for contents of script elements").
 */
export function escapedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
