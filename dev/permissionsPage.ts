import {
  type Action,
  ENTITIES,
  may,
  type OneDoor,
  POLICY,
  RELATION_WORDS,
  RELATIONS,
  type Relation,
  type Row,
} from '@bns/domain';

const HEAD = `# Who may do what

Made from \`domain/policy.ts\` by \`npm run permissions\`. The security rules and the REST API are both tested against that
table, with the same cast of people.

A person may stand in two ways to a thing, an admin who sells the phone for example; then the better one counts. Whose
account was closed and whose role was taken away may still hold a token that says otherwise, for an hour at most; both
act on what is their own.

- **yes**: may. **–**: may not.
- **yes, REST –** (or the other way round): the two doors differ on purpose; the last column says why.
- **an hour**: reads on at Firestore until his token has to be renewed, an hour at most. REST refuses at once. Refusing
  at once there too would cost a read for everybody at each of these; every write asks.
`;

const DOORS: Record<Row['door'], string> = { both: 'both', firestore: 'Firestore', rest: 'REST' };

function cell(action: Action, relation: Relation): string {
  const row: Row = POLICY[action];
  const at = (door: OneDoor) => row.door === 'both' || row.door === door;
  const verdicts = (['firestore', 'rest'] as const)
    .filter(at)
    .map((door) => ({ door, verdict: spoken(row, relation, door, may(action, relation, door)) }));
  const [first, second] = verdicts;
  if (second === undefined || first?.verdict === second.verdict) return first?.verdict ?? '–';
  return `${first?.verdict ?? '–'}, REST ${second.verdict}`;
}

function spoken({ until }: Row, relation: Relation, door: OneDoor, allowed: boolean): string {
  if (door === 'firestore' && until?.includes(relation)) return 'an hour';
  return allowed ? 'yes' : '–';
}

function reason({ because, but }: Row): string {
  const differs = but && `${DOORS[but.door]}: ${but.because}`;
  return [because, differs].filter((words) => words !== undefined).join('; ');
}

function table(actions: readonly Action[]): string {
  const columns = [
    'what',
    'door',
    ...RELATIONS.map((relation) => RELATION_WORDS[relation]),
    'why, or what else',
  ];
  const lines = actions.map((action) => {
    const row: Row = POLICY[action];
    return [row.what, DOORS[row.door], ...RELATIONS.map((relation) => cell(action, relation)), reason(row)];
  });
  return [columns, columns.map(() => '--'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** docs/permissions.md as the policy table makes it. */
export function permissionsPage(): string {
  const actions = Object.keys(POLICY) as Action[];
  const entities = [...new Set(actions.map((action) => action.split('.')[0] ?? ''))];
  const sections = entities.map((entity) => {
    const collection = Object.entries(ENTITIES).find(([name]) => name === entity)?.[1];
    const title = collection === undefined ? entity : `${entity} (\`${collection}\`)`;
    return `## ${title}\n\n${table(actions.filter((action) => action.startsWith(`${entity}.`)))}\n`;
  });
  return [HEAD, ...sections].join('\n');
}
