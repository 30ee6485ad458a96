import { NOTICE } from '@bns/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { leave, refreshClaims, watchIdentity } from './identity.ts';
import { beforeLeaving } from './leaving.ts';
import { sessionStore } from './sessionStore.ts';

type Listener = (user: object | null) => void;
type FakeUser = { uid: string; getIdToken: (fresh?: boolean) => Promise<string> };

const sdk = vi.hoisted(() => ({
  auth: { currentUser: null as FakeUser | null },
  tell: (() => {}) as Listener,
}));
vi.mock('./auth.ts', () => ({ auth: () => sdk.auth }));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_auth: unknown, listener: Listener) => {
    sdk.tell = listener;
  },
  signOut: () => {
    become(null);
    return Promise.resolve();
  },
}));

function become(user: FakeUser | null): void {
  sdk.auth.currentUser = user;
  sdk.tell(user);
}

function aUser(uid: string): FakeUser & { getIdTokenResult: () => Promise<object> } {
  return {
    uid,
    getIdToken: () => Promise.resolve('fresh'),
    getIdTokenResult: () => Promise.resolve({ claims: {} }),
  };
}

async function signIn(uid: string): Promise<void> {
  become(aUser(uid));
  await vi.waitFor(() =>
    expect(sessionStore.state()).toMatchObject({ status: 'signedIn', profile: { uid } }),
  );
}

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ token: 'session' })));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  stored.clear();
  watchIdentity();
  become(null);
});

test('after a revoked session somebody can sign in on the same page', async () => {
  await signIn('a');
  await vi.waitFor(() => expect(stored.has('token-bns')).toBe(true));
  const user = sdk.auth.currentUser;
  if (user === null) throw new Error('nobody is signed in');
  // The identity service's client signs out by itself before the call that found out fails.
  user.getIdToken = () => {
    become(null);
    return Promise.reject(Object.assign(new Error(), { code: 'auth/user-token-expired' }));
  };
  expect(await refreshClaims()).toBe(false);
  expect(sessionStore.session()).toEqual({ status: 'signedOut', reason: NOTICE.sessionEnded });
  await signIn('b');
});

test('a Logout is told apart from a session that ended, and its reason is told once', async () => {
  await signIn('a');
  await leave();
  expect(sessionStore.session()).toEqual({ status: 'signedOut', chosen: true });
  await signIn('a');
  await leave(NOTICE.accountDisabled);
  expect(sessionStore.session()).toEqual({ status: 'signedOut', reason: NOTICE.accountDisabled });
  await signIn('a');
});

test('the device knows that somebody is signed in, and not who, until he has left', async () => {
  await signIn('a');
  expect(stored.get('bns-somebody')).toBe('yes');
  await leave();
  expect(stored.has('bns-somebody')).toBe(false);

  await signIn('b');
  expect(stored.has('bns-somebody')).toBe(true);
  become(null);
  expect(stored.has('bns-somebody')).toBe(false);
});

test('a mark that nobody stands behind is taken away, also on a page that knew of nobody', () => {
  stored.set('bns-somebody', 'yes');
  become(null);
  expect(stored.has('bns-somebody')).toBe(false);
});

test('where the browser blocks storage, people come and go all the same', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  await signIn('a');
  become(null);
  expect(sessionStore.session()).toEqual({ status: 'signedOut' });
  await signIn('b');
  await leave();
  expect(sessionStore.session()).toEqual({ status: 'signedOut', chosen: true });
});

test('a session that ends elsewhere closes what is open before it clears what is kept', async () => {
  const acts: string[] = [];
  beforeLeaving({
    close: () => void acts.push('close'),
    clear: () => void acts.push('clear'),
    reopen: () => {},
  });
  await signIn('a');
  become(null);
  expect(acts).toEqual(['close', 'clear']);
});

test('lists that another page has kept go with the person, whoever ended the session', async () => {
  const gone: string[] = [];
  vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(gone.push(name) > 0) });
  await signIn('a');
  await leave();
  expect(gone).toEqual(['bns-lists']);
  await signIn('b');
  become(null);
  expect(gone).toEqual(['bns-lists', 'bns-lists']);
});
