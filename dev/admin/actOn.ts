import { DomainError, type PersonMoveName } from '@bns/domain';
import { Obstacle } from '../root.ts';
import type { AdminRequest, Command } from './request.ts';

type Words = { move: PersonMoveName; would: string; done: string; already: string };

const WORDS: Record<Exclude<Command, 'list'>, Words> = {
  grant: {
    move: 'makeAdmin',
    would: 'would become an admin',
    done: 'is an admin now',
    already: 'is an admin already',
  },
  revoke: {
    move: 'revokeAdmin',
    would: 'would be an admin no more',
    done: 'is an admin no more',
    already: 'is no admin',
  },
  restore: {
    move: 'restorePerson',
    would: 'would have an open account again, with phones that lists show',
    done: 'has an open account again; the phones come back within seconds',
    already: 'has an open account',
  },
};

const OPERATOR = { actorId: '', actorName: 'operator', door: 'script', requestId: '' } as const;

/**
 * Does what was asked for by the very code that the API runs, audit entry and claims included. The environment says
 * where (`aimAt`), so that code is loaded only here.
 * @returns what to tell the operator, line by line
 * @throws Obstacle in words where it is refused
 */
export async function actOn({ command, email, isSure }: AdminRequest): Promise<string[]> {
  const people = await import('../../functions/src/store/people.ts');
  const { findUid } = await import('../../functions/src/callers/findUid.ts');
  const { isMirrored, mirrorClaims } = await import('../../functions/src/callers/mirrorClaims.ts');
  if (command === 'list') return told(await people.listAdmins());
  const { move, would, done, already } = WORDS[command];
  const asked = { move, uid: await findUid(email) };
  const { uid, user, modified } = await (isSure
    ? people.movePerson(asked, OPERATOR)
    : people.foreseeMove(asked)
  ).catch((error: unknown) => {
    throw inWords(error, email);
  });
  const who = `${user.name} <${email}>`;
  if (isSure && (modified || !isMirrored(user))) await mirrorClaims(uid);
  if (!modified) return [`${who} ${already}. Nothing to do.`];
  return isSure ? [`${who} ${done}.`] : [`${who} ${would}.`, 'Nothing is changed: say it again with --yes.'];
}

function told(admins: readonly { name: string; email: string; isDeleted: boolean }[]): string[] {
  if (admins.length === 0) return ['There is no admin yet.'];
  return admins.map(
    ({ name, email, isDeleted }) => `${name} <${email}>${isDeleted ? ', account closed' : ''}`,
  );
}

function inWords(error: unknown, email: string): unknown {
  if (!(error instanceof DomainError)) return error;
  const hint = error.code === 'not-found' ? '. Only who has registered on the site is found' : '';
  return new Obstacle(`${email}: ${error.message}${hint}.`, { cause: error });
}
