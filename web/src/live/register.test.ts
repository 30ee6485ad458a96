import type { RegisterValues } from '@bns/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { completeProfile } from './completeProfile.ts';
import { register } from './register.ts';

const fakes = vi.hoisted(() => ({
  uploadImage: vi.fn<() => Promise<{ url: string }>>(),
  user: { uid: 'a', getIdToken: () => Promise.resolve('id') },
}));
vi.mock('../api/uploadImage.ts', () => ({ uploadImage: fakes.uploadImage }));
vi.mock('./auth.ts', () => ({ openAuth: () => ({}) }));
vi.mock('firebase/app', () => ({ initializeApp: () => ({}), deleteApp: () => Promise.resolve() }));
vi.mock('firebase/auth', () => ({
  inMemoryPersistence: {},
  createUserWithEmailAndPassword: () => Promise.resolve({ user: fakes.user }),
  updateProfile: () => Promise.resolve(),
}));

const email = 'newseller@bns.test';
const profile = { uid: 'a', name: 'Seller', email, image: '' };
const newSeller = (): RegisterValues => ({
  name: 'Seller',
  email,
  password: 'password',
  image: new Blob(),
  accountType: 'seller',
});
const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const bodies = () => asked.mock.calls.map(([, { body }]) => JSON.parse(body as string) as unknown);
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  asked.mockReset().mockImplementation(() => Promise.resolve(Response.json({})));
  fakes.uploadImage.mockReset().mockResolvedValue({ url: 'https://i.ibb.co/a/a.jpg' });
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('case 7: who chose Seller and logs in after a registration that broke off is a seller', async () => {
  fakes.uploadImage.mockRejectedValue(new Error('broke off'));
  await expect(register(newSeller(), () => {})).rejects.toThrow();
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await completeProfile(null, profile);
  await completeProfile(null, profile);
  await completeProfile(null, profile);
  expect(bodies()).toEqual([
    { name: 'Seller', isSeller: true },
    { name: 'Seller', isSeller: true },
    { name: 'Seller' },
  ]);
});

test('the choice of one person is not that of another', async () => {
  fakes.uploadImage.mockRejectedValue(new Error('broke off'));
  await expect(register(newSeller(), () => {})).rejects.toThrow();
  await completeProfile(null, { ...profile, uid: 'b' });
  expect(bodies()).toEqual([{ name: 'Seller' }]);
});

test('a registration that is through leaves nothing behind', async () => {
  await register(newSeller(), () => {});
  expect(bodies()).toMatchObject([{ name: 'Seller', isSeller: true }]);
  expect(stored.size).toBe(0);
});
