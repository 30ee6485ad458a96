import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spokenIssues } from '../../dev/checkRules.ts';
import { root } from '../../dev/root.ts';

export const rulesText = readFileSync(join(root, 'firestore.rules'), 'utf8');

type Issue = { severity?: string };

/** The text that each project has: loading it again would forget what the emulator counted for its coverage. */
const inForce = new Map<string, string>();

/**
 * Gives a project of the emulator its rules.
 * @throws Error with each fault's place where they do not compile: the emulator would go on with the old ones
 */
export async function loadRules(
  emulatorHost: string,
  projectId: string,
  content: string = rulesText,
): Promise<void> {
  if (inForce.get(projectId) === content) return;
  const answer = await fetch(`http://${emulatorHost}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const text = await answer.text();
  const { issues: all = [] } = text.startsWith('{') ? (JSON.parse(text) as { issues?: Issue[] }) : {};
  // An altered text may well have a variable that nothing reads any more.
  const issues = spokenIssues({
    issues: all.filter(({ severity }) => content === rulesText || severity !== 'WARNING'),
  });
  if (!answer.ok || issues.length > 0) throw new Error(['firestore.rules', ...issues, text].join('\n'));
  inForce.set(projectId, content);
}
