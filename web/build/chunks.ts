/** What is looked at of a built file. */
export type Chunk = {
  type: 'chunk';
  fileName: string;
  isEntry: boolean;
  imports: string[];
  moduleIds: string[];
};
export type Bundle = Record<string, Chunk | { type: 'asset'; fileName: string }>;

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** @returns names of the files that are loaded at once with these, themselves among them */
function withImports(bundle: Bundle, starts: readonly string[]): string[] {
  const named = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]));
  const wanted = new Set<string>();
  const want = (fileName: string) => {
    if (wanted.has(fileName)) return;
    wanted.add(fileName);
    for (const imported of named.get(fileName)?.imports ?? []) want(imported);
  };
  for (const start of starts) want(start);
  return [...wanted];
}

/** @returns names of the files that every page begins with */
export function entryFiles(bundle: Bundle): string[] {
  const entries = chunksOf(bundle).filter(({ isEntry }) => isEntry);
  return withImports(
    bundle,
    entries.map(({ fileName }) => fileName),
  );
}

/**
 * @param modules by the end of their path, as `/routes/Blog.tsx`
 * @returns names of the files that these need beside those that every page begins with
 * @throws Error where a module is not in the bundle
 */
export function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const starts = modules.map((module) => {
    const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (chunk === undefined) throw new Error(`${module} is in no file of the build`);
    return chunk.fileName;
  });
  const begun = new Set(entryFiles(bundle));
  return withImports(bundle, starts).filter((name) => !begun.has(name));
}
