import { type User, userPath } from '@bns/domain';
import type { Auth } from 'firebase-admin/auth';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { clockAt } from './clock.ts';
import { onEmulators, type SeedTarget } from './emulated.ts';
import { PEOPLE_AGE, type Person, SEED_PASSWORD } from './people.ts';
import { type Placed, plan } from './plan.ts';
import { seedPictures } from './seedPictures.ts';
import { uploadPictures } from './upload.ts';

/** The second from which the seed counts back: that of its first run, where there was one. */
async function startOf(db: Firestore): Promise<number> {
  const admin = (await db.doc(userPath('seed-admin')).get()).data() as User<Timestamp> | undefined;
  if (admin === undefined) return Math.floor(Date.now() / 1000);
  return admin.createdAt.seconds + PEOPLE_AGE * 60;
}

async function putAccount(auth: Auth, { uid, user, claims }: Person<Timestamp>): Promise<void> {
  const account = {
    email: user.email,
    emailVerified: true,
    password: SEED_PASSWORD,
    displayName: user.name,
    ...(user.image === '' ? {} : { photoURL: user.image }),
  };
  const { users } = await auth.getUsers([{ uid }]);
  await (users.length === 0 ? auth.createUser({ uid, ...account }) : auth.updateUser(uid, account));
  await auth.setCustomUserClaims(uid, claims);
}

/** One commit, so that whoever watches sees all of it or nothing. */
async function putDocuments(db: Firestore, documents: readonly Placed[]): Promise<void> {
  const batch = db.batch();
  for (const { path, data } of documents) batch.set(db.doc(path), data);
  await batch.commit();
}

/**
 * Fills emulators with the market of the fixed points: people, categories, phones with pictures, bookings, payments,
 * wishes and reports. Run again it puts the same down again, whatever was changed since, and leaves everything else alone.
 */
export async function seed(target: SeedTarget): Promise<void> {
  await onEmulators(target, async (app) => {
    const began = performance.now();
    const [db, auth] = [getFirestore(app), getAuth(app)];
    const pictures = seedPictures();
    const urls = await uploadPictures(target.imgbbUrl, pictures);
    const clock = clockAt(await startOf(db), (seconds, ns) => new Timestamp(seconds, ns));
    const { people, documents } = plan(clock, urls);
    await Promise.all(people.map((person) => putAccount(auth, person)));
    await putDocuments(db, documents);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    target.log(
      `Seeded ${people.length} people, ${documents.length} documents and ${pictures.length} pictures in ${seconds} s`,
    );
  });
}
