import { type FirebaseApp, initializeApp } from 'firebase/app';

/** Public settings of the Firebase project, from the build (spec §7, configuration). */
export const firebaseOptions = {
  apiKey: import.meta.env['VITE_FIREBASE_API_KEY'] as string,
  authDomain: import.meta.env['VITE_FIREBASE_AUTH_DOMAIN'] as string,
  projectId: import.meta.env['VITE_FIREBASE_PROJECT_ID'] as string,
  appId: import.meta.env['VITE_FIREBASE_APP_ID'] as string,
};

let app: FirebaseApp | undefined;

/** The one Firebase app of the page. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(firebaseOptions);
  return app;
}
