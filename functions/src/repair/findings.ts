/** What a repair looks at, each with the number of documents that disagreed with their source. */
export const REPAIR_KINDS = ['claims', 'phones', 'wishes', 'orders', 'reports', 'landing', 'stats'] as const;
export type RepairKind = (typeof REPAIR_KINDS)[number];
export type Findings = Record<RepairKind, number>;

/** Whether what disagrees is made to agree, or only counted. */
export type RepairMode = 'repair' | 'check';
