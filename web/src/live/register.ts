import { normalizeEmail, type RegisterValues } from '@bns/domain';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type User,
  updateProfile,
} from 'firebase/auth';
import { callApi } from '../api/client.ts';
import { smallOf } from '../api/hostedImage.ts';
import { uploadImage } from '../api/uploadImage.ts';
import { accountChoice } from './accountChoice.ts';
import { openAuth } from './auth.ts';
import { putUserCall } from './calls.ts';
import { claimsFrom } from './claims.ts';
import { firebaseOptions } from './firebaseApp.ts';
import { identityCode, identityError } from './identityError.ts';

/** Where the registration stands; `uploaded` is the part of the photo that has left, 0..1. */
export type RegisterStep = { step: 'account' } | { step: 'photo'; uploaded: number } | { step: 'saving' };

/** Photos of attempts that broke off later on: trying again sends none of them twice. */
const uploadedPhotos = new WeakMap<Blob, string>();

/**
 * Makes an account: identity, photo, profile, document (decisions 11). The account comes first, so that a mail that
 * exists is told before a photo travels (case 8).
 *
 * It happens in an Auth of its own that remembers nothing: the page's Auth, and so every other tab, never sees
 * somebody signed in (case 6), and "log out" at the end is forgetting it.
 * @throws DomainError in words; trying again with the same mail and password goes on where it stopped (case 7)
 */
export async function register(values: RegisterValues, onStep: (step: RegisterStep) => void): Promise<void> {
  const app = initializeApp(firebaseOptions, `register-${crypto.randomUUID()}`);
  try {
    onStep({ step: 'account' });
    const user = await accountOf(openAuth(app, inMemoryPersistence), values);
    accountChoice.remember({ uid: user.uid, accountType: values.accountType });
    onStep({ step: 'photo', uploaded: 0 });
    const image = await photoOf(user, values.image as Blob, (uploaded) =>
      onStep({ step: 'photo', uploaded }),
    );
    onStep({ step: 'saving' });
    await updateProfile(user, { displayName: values.name, photoURL: image });
    await callApi(putUserCall, {
      query: { email: normalizeEmail(values.email) },
      body: { name: values.name, image, isSeller: values.accountType === 'seller' },
      token: await user.getIdToken(),
    });
    accountChoice.forget(user.uid);
  } catch (cause) {
    throw identityError(cause);
  } finally {
    await deleteApp(app);
  }
}

/** A new account, or the half-made one of an earlier attempt: right password, and no claims mirrored yet. */
async function accountOf(auth: Auth, { email, password }: RegisterValues): Promise<User> {
  try {
    return (await createUserWithEmailAndPassword(auth, email, password)).user;
  } catch (exists) {
    if (identityCode(exists) !== 'auth/email-already-in-use') throw exists;
    const user = await signInWithEmailAndPassword(auth, email, password).then(
      (credential) => credential.user,
      () => null,
    );
    if (user === null) throw exists;
    if (claimsFrom((await user.getIdTokenResult()).claims) !== null) throw exists;
    return user;
  }
}

async function photoOf(user: User, photo: Blob, onProgress: (part: number) => void): Promise<string> {
  const before = uploadedPhotos.get(photo);
  if (before !== undefined) return before;
  const shown = smallOf(await uploadImage(photo, { token: await user.getIdToken(), onProgress }));
  uploadedPhotos.set(photo, shown);
  return shown;
}
