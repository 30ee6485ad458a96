import { type ReactNode, useEffect } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from './firebaseApp.ts';
import { firestore } from './firestore.ts';
import { forgetOthersLists } from './keptLists.ts';
import { useSession } from './session.ts';
import { UidContext } from './uid.ts';
import { watchUser } from './userWatch.ts';

/**
 * Round everything that reads live data: brings the database and follows the person's own document. Loaded lazily,
 * because it brings Firestore and reactfire. Shows nothing while nobody is signed in.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession('atOnce');
  const uid = session.status === 'signedIn' ? session.person.uid : null;
  useEffect(() => {
    if (uid === null) return;
    watchUser(uid);
    void forgetOthersLists(uid);
  }, [uid]);
  if (uid === null) return null;
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp()}>
      <FirestoreProvider sdk={firestore()}>
        <UidContext value={uid}>{children}</UidContext>
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}
