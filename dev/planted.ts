const imports = (...paths: string[]) => paths.map((path) => `import '${path}';`).join('\n');

/** A small tree with one violation for each rule of .dependency-cruiser.cjs. */
export const planted: Record<string, string> = {
  'tsconfig.json': '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler" } }',
  'domain/first.ts': imports('./second.ts', 'react', './absent.ts'),
  'domain/second.ts': imports('./first.ts'),
  'functions/src/index.ts': imports('../../web/src/ui/leaf.ts', 'firebase-admin/app', '../../tests/leaf.ts'),
  'tests/leaf.ts': '',
  'web/src/app/leaf.ts': '',
  'web/src/routes/Page.ts': imports('../app/leaf.ts'),
  'web/src/layouts/Frame.ts': imports('../routes/Page.ts'),
  'web/src/features/buying/Book.ts': imports('../selling/List.ts', '../../layouts/Frame.ts'),
  'web/src/features/selling/List.ts': '',
  'web/src/live/listen.ts': imports('../features/selling/List.ts', '../texts/list.ts'),
  'web/src/texts/list.ts': imports('../ui/leaf.ts'),
  'web/src/api/ask.ts': imports('../live/listen.ts', 'firebase/app', '../../../functions/src/index.ts'),
  'web/src/ui/leaf.ts': '',
  'web/src/ui/Button.ts': imports('../api/ask.ts', 'notistack', '../../../tests/leaf.ts'),
};

/** The rules that found nothing in the planted tree. */
export function unseen(rules: readonly string[], found: readonly string[]): string[] {
  return rules.filter((rule) => !found.includes(rule));
}
