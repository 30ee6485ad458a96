/** What a repair looks at, each with the number of documents that disagreed with their source. */
export type Findings = Record<
  'claims' | 'phones' | 'words' | 'wishes' | 'orders' | 'reports' | 'landing' | 'stats',
  number
>;

/** Whether what disagrees is made to agree, or only counted. */
export type RepairMode = 'repair' | 'check';
