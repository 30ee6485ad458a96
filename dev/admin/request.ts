import { parseArgs } from 'node:util';
import { isEmailShaped, normalizeEmail } from '@bns/domain';
import { Obstacle } from '../root.ts';

const COMMANDS = ['grant', 'revoke', 'restore', 'list'] as const;
export type Command = (typeof COMMANDS)[number];

export type AdminRequest = {
  command: Command;
  /** In its stored form; '' for `list`. */
  email: string;
  /** Undefined for what runs on this machine. */
  project: string | undefined;
  /** Without it nothing is changed. */
  isSure: boolean;
};

const USAGE = `Usage: npm run admin -- <what> [--project <id>] [--yes]
  grant <e-mail>     makes somebody an admin
  revoke <e-mail>    takes it back
  restore <e-mail>   opens a closed account again
  list               shows the admins
Without --project it works on what runs on this machine. Without --yes it only says what it would do.`;

/**
 * What was asked for on the command line.
 * @throws Obstacle with the usage
 */
export function readRequest(args: readonly string[]): AdminRequest {
  const { values, positionals } = parsed(args);
  const [word = '', address, ...more] = positionals;
  const command = COMMANDS.find((known) => known === word);
  if (command === undefined || more.length > 0) throw new Obstacle(USAGE);
  if ((command === 'list') !== (address === undefined)) throw new Obstacle(USAGE);
  const email = normalizeEmail(address ?? '');
  if (command !== 'list' && !isEmailShaped(email)) {
    throw new Obstacle(`${address} is no e-mail address.\n${USAGE}`);
  }
  return { command, email, project: values.project, isSure: values.yes };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { project: { type: 'string' }, yes: { type: 'boolean', default: false } },
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw new Obstacle(`${why}\n${USAGE}`, { cause: error });
  }
}
