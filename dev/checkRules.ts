import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localProject, Obstacle, root } from './root.ts';

interface Issue {
  severity?: string;
  description?: string;
  sourcePosition?: { line?: number; column?: number };
}

/** One line per issue of the emulator's answer to a PUT of rules. */
export function spokenIssues(answer: { issues?: Issue[] }): string[] {
  return (answer.issues ?? []).map((issue) => {
    const { line = 0, column = 0 } = issue.sourcePosition ?? {};
    return `firestore.rules:${line}:${column} ${issue.description ?? 'does not compile'}`;
  });
}

/**
 * Gives the running emulator the rules again and throws an Obstacle when they do not compile: by itself it only logs
 * that and stays with the rules it had.
 */
export async function checkRules(firestorePort: number): Promise<void> {
  const content = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const address = `http://127.0.0.1:${firestorePort}/emulator/v1/projects/${localProject}:securityRules`;
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const text = await answer.text();
  const issues = text.startsWith('{') ? spokenIssues(JSON.parse(text) as { issues?: Issue[] }) : [];
  if (issues.length > 0)
    throw new Obstacle(`firestore.rules: ${issues.length} fault(s)\n${issues.join('\n')}`);
  if (!answer.ok) throw new Obstacle(`The Firestore emulator refused firestore.rules: ${text}`);
}
