import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/root.ts';

const CALL = /\b(?:where|orderBy)\(/;
const CALLS = new RegExp(CALL, 'g');
/** A look-up by one field's value, which needs no declared index. */
const LOOK_UP = /\bwhere\(\s*(['"`])[^'"`]+\1,\s*(['"`])==\2/;

/** The source files that a query could be built in. */
export function sourceFiles(): string[] {
  const files = globSync(['web/src/**/*.{ts,tsx}', 'functions/src/**/*.ts'], { cwd: root });
  return files.filter((file) => !/\.test\.tsx?$/.test(file));
}

/** The source of a file. */
export const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

/**
 * The statements of a source that build a query by themselves: neither from the domain's data nor a look-up by one field.
 * @param source TypeScript, formatted
 */
export function ownQueries(source: string): string[] {
  const fromData = /\bQUERIES\b|\bQueryShape\b/.test(source);
  return source
    .split(/;\n/)
    .filter((statement) => CALL.test(statement) && !statement.trimStart().startsWith('import'))
    .filter((statement) => {
      const isLookUp = statement.match(CALLS)?.length === 1 && LOOK_UP.test(statement);
      const isLiteral = /\b(?:where|orderBy)\(\s*['"`]/.test(statement);
      return !isLookUp && (isLiteral || !fromData);
    });
}
