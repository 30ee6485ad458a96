import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spokenIssues } from '../../dev/checkRules.ts';
import { root } from '../../dev/root.ts';

export const rulesText = readFileSync(join(root, 'firestore.rules'), 'utf8');

/**
 * Gives a project of the emulator its rules.
 * @throws Error with each fault's place where they do not compile: the emulator would go on with the old ones
 */
export async function loadRules(emulatorHost: string, projectId: string): Promise<void> {
  const answer = await fetch(`http://${emulatorHost}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rulesText }] } }),
  });
  const text = await answer.text();
  const issues = text.startsWith('{') ? spokenIssues(JSON.parse(text) as { issues?: [] }) : [];
  if (!answer.ok || issues.length > 0) throw new Error(['firestore.rules', ...issues, text].join('\n'));
}
