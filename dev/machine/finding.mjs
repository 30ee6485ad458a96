/**
 * What one look at the machine found: a sentence for people, with the remedy in it where something is missing.
 * @typedef {{ ok: boolean, about: string, sentence: string }} Finding
 */

/**
 * @param {string} about
 * @param {string} sentence
 * @returns {Finding}
 */
export const good = (about, sentence) => ({ ok: true, about, sentence });

/**
 * @param {string} about
 * @param {string} sentence what is wrong and what to do, in one sentence
 * @returns {Finding}
 */
export const missing = (about, sentence) => ({ ok: false, about, sentence });
