import { contactPath, productPath, quotaDay, quotaPath, raiseQuota, userPath } from '@bns/domain';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  serverTimestamp,
  setLogLevel,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { aContact } from '../../builders/aContact.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { hostedPhoto, PASSWORD, type StagePerson } from './backstage.ts';

type Device = {
  /** The ID token of when he signed in. */
  token: string;
  /** Lists a phone, as the form does. */
  list: (productId: string) => Promise<void>;
};

/**
 * Lets a person do things from another device, which heard nothing of what happened since he signed in there: no page
 * of ours stands in between.
 */
export async function onAnotherDevice<Result>(
  person: StagePerson,
  work: (device: Device) => Promise<Result>,
): Promise<Result> {
  setLogLevel('silent');
  const app = initializeApp({ projectId: 'demo-bns', apiKey: 'demo-bns' }, `device-${person.uid}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`, {
    disableWarnings: true,
  });
  const db = getFirestore(app);
  const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  connectFirestoreEmulator(db, host, Number(port));
  const { uid, email, name } = person;
  try {
    const { user } = await signInWithEmailAndPassword(auth, person.email, PASSWORD);
    const sellerVerified = (await getDoc(doc(db, userPath(uid)))).get('isVerified') as boolean;
    return await work({
      token: await user.getIdToken(),
      list: async (productId) => {
        const by = { sellerId: uid, sellerName: name, sellerVerified, ...(await hostedPhoto()) };
        const batch = writeBatch(db);
        batch.set(doc(db, productPath(productId)), {
          ...aProduct<unknown>((seconds, nanoseconds) => new Timestamp(seconds, nanoseconds), by),
          time: serverTimestamp(),
        });
        batch.set(doc(db, contactPath(productId)), aContact({ sellerId: uid, sellerEmail: email }));
        batch.set(
          doc(db, quotaPath(uid, quotaDay(new Date()))),
          raiseQuota(undefined, 'listings', productId),
        );
        await batch.commit();
      },
    });
  } finally {
    await deleteApp(app);
  }
}
