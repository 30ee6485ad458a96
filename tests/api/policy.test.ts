import { type EndpointName, ENDPOINTS, may, type Relation, RELATIONS } from '@bns/domain';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { localProject } from '../../dev/root.ts';
import { type Account, claimsIn } from './accounts.ts';
import { putBrand } from './aListing.ts';
import { aPerson } from './aPerson.ts';
import { aPhone } from './aPhone.ts';
import { ask, verdict } from './ask.ts';
import { auth } from './behind.ts';
import { CAST, JUDGED, WALK } from './walk.ts';

const actionOf = (name: EndpointName) => {
  const { action } = ENDPOINTS[name];
  if (action === null) throw new Error(`${name} is anybody's`);
  return action;
};

/** In which ways something is one's own: an order and its payment are its buyer's and its seller's. */
const OWN_WAYS: Record<(typeof ENDPOINTS)[EndpointName]['about'], readonly Relation[]> = {
  person: ['self'],
  seller: ['itsSeller'],
  phone: ['itsSeller'],
  order: ['self', 'itsSeller'],
  payment: ['self', 'itsSeller'],
};

/** The ways in which one can stand to what a call is about. */
function waysTo(name: EndpointName): Relation[] {
  const own = OWN_WAYS[ENDPOINTS[name].about];
  const others = WALK[name]?.isOnlyOwn === true ? (['guest', 'deleted', 'stale'] as const) : RELATIONS;
  return RELATIONS.filter((relation) =>
    relation === 'self' || relation === 'itsSeller'
      ? own.includes(relation)
      : others.some((other) => other === relation),
  );
}

/** Whether he is made to ask about what is his own: who lost account or role about the phone that he sold, too. */
function isOwn(name: EndpointName, relation: Relation): boolean {
  if (relation === 'self' || relation === 'itsSeller') return true;
  const { about } = ENDPOINTS[name];
  const isForOneself = may(actionOf(name), 'self', 'rest');
  const hasLost = relation === 'stale' || relation === 'deleted';
  return hasLost && (isForOneself || about === 'phone' || about === 'seller');
}

async function walk(name: EndpointName, relation: Relation): Promise<number> {
  const { how, other } = WALK[name] ?? {};
  if (how === undefined) throw new Error(`The walk does not know how ${name} is asked`);
  const actor = relation === 'guest' ? undefined : await CAST[relation]();
  const whom = actor !== undefined && isOwn(name, relation) ? actor : await aPerson(other);
  const { path = ENDPOINTS[name].path, ...asking } = await how(actor ?? whom, whom, relation);
  return (await ask(ENDPOINTS[name].method, path, { token: actor?.token, ...asking })).status;
}

function wanted(name: EndpointName, relation: Relation): number {
  if (may(actionOf(name), relation, 'rest')) return WALK[name]?.passes ?? 200;
  return relation === 'guest' ? 401 : 403;
}

/** What leads a browser on answers so. */
const LED_ON: Partial<Record<EndpointName, number>> = {
  paymentSucceeded: 303,
  paymentFailed: 303,
  paymentCancelled: 303,
};

/** Calls that no row decides: anybody's. */
const OPEN = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => !JUDGED.includes(name));

test('the walk knows every call that the policy decides, and no other', () => {
  expect(Object.keys(WALK).toSorted()).toEqual(JUDGED.toSorted());
});

beforeAll(putBrand);

describe.each(JUDGED)('%s is for whom the policy says', (name) => {
  test.each(waysTo(name))('%s', async (relation) => {
    expect([relation, await walk(name, relation)]).toEqual([relation, wanted(name, relation)]);
  });
});

describe('a token that is none', () => {
  let admin: Account;
  let tokens: Record<string, string>;

  /** The admin's token, with other claims; the emulators take it unsigned. */
  const forged = (over: object) => {
    const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
    return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claimsIn(admin.token), ...over })}.`;
  };

  /** Of an admin whose sessions were ended: it would be good for an hour yet. The ending counts whole seconds. */
  const revoked = async () => {
    const { uid, token } = await aPerson({ isAdmin: true });
    const endedAt = async () => {
      await auth.revokeRefreshTokens(uid);
      return Date.parse((await auth.getUser(uid)).tokensValidAfterTime ?? '') / 1000;
    };
    const signedInAt = Number(claimsIn(token)['auth_time']);
    await vi.waitFor(async () => expect(await endedAt()).toBeGreaterThan(signedInAt), 5000);
    return token;
  };

  beforeAll(async () => {
    admin = await aPerson({ isAdmin: true });
    const now = Math.floor(Date.now() / 1000);
    tokens = {
      garbage: 'garbage',
      'of yesterday': forged({ iat: now - 90_000, auth_time: now - 90_000, exp: now - 86_400 }),
      'of another project': forged({ aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' }),
      'of another issuer': forged({ iss: `https://evil.example/${localProject}` }),
      'of nobody': forged({ sub: 'nobody', user_id: 'nobody' }),
      revoked: await revoked(),
    };
  });

  test('is refused for that alone: its like with nothing changed is the admin', async () => {
    const reply = await ask('GET', '/users/user-status', {
      token: forged({}),
      query: { email: admin.email },
    });
    expect([reply.status, reply.body['role']]).toEqual([200, 'admin']);
  });

  test.each(OPEN)('%s is answered to whoever asks, with or without any of them', async (name) => {
    const seller = await aPerson({ isSeller: true });
    const known: Record<string, string> = { productId: await aPhone(seller.uid), categoryId: 'samsung' };
    const { method } = ENDPOINTS[name];
    const path = ENDPOINTS[name].path.replace(/\{(\w+)\}/g, (_, param: string) => known[param] ?? '');
    const everybody = { 'no token': undefined, ...tokens, seller: seller.token, admin: admin.token };
    for (const [what, token] of Object.entries(everybody)) {
      expect([what, (await ask(method, path, { token })).status]).toEqual([what, LED_ON[name] ?? 200]);
    }
  });

  test.each(JUDGED)('%s refuses it', async (name) => {
    const whom = await aPerson(WALK[name]?.other);
    const { path = ENDPOINTS[name].path, ...asking } = (await WALK[name]?.how(admin, whom)) ?? {};
    for (const [what, token] of Object.entries(tokens)) {
      const reply = await ask(ENDPOINTS[name].method, path, { token, ...asking });
      expect([what, ...verdict(reply)]).toEqual([what, 401, 'unauthenticated']);
    }
  });
});
