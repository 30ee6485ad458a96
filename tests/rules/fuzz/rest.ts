import type { Actor, Write } from './scenario.ts';
import { Double, type Fields, isMap, Moment, SERVER_TIME } from './values.ts';

/** Firestore's REST surface of an emulator, as far as commits go (firebase.google.com/docs/firestore/reference/rest). */

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token without a signature: emulators take it. */
export function unsignedToken({ uid, email, aud, claims }: NonNullable<Actor>, projectId: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const payload = {
    ...claims,
    ...(email === undefined ? {} : { email, email_verified: true }),
    iss: `https://securetoken.google.com/${projectId}`,
    aud: aud ?? projectId,
    sub: uid,
    user_id: uid,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return `${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload)}.`;
}

function timestamp({ seconds, nanoseconds }: Moment): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  return `${whole}.${String(nanoseconds).padStart(9, '0')}Z`;
}

function encode(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Double) return { doubleValue: value.value };
  if (value instanceof Moment) return { timestampValue: timestamp(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (isMap(value)) return { mapValue: { fields: encodeFields(value) } };
  if (typeof value !== 'number') throw new TypeError(`No Firestore value: ${typeof value}`);
  if (Number.isInteger(value)) return { integerValue: String(value) };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

function encodeFields(fields: Fields): object {
  const written = Object.entries(fields).filter(([, value]) => value !== SERVER_TIME);
  return Object.fromEntries(written.map(([key, value]) => [key, encode(value)]));
}

/** Dotted paths of the times that the server sets. */
function transforms(fields: Fields, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    if (value === SERVER_TIME) return [prefix + key];
    return isMap(value) ? transforms(value, `${prefix}${key}.`) : [];
  });
}

function encodeWrite(write: Write, root: string): object {
  const name = `${root}/documents/${write.path}`;
  if (write.fields === null) return { delete: name };
  return {
    update: { name, fields: encodeFields(write.fields) },
    ...(write.mask === undefined ? {} : { updateMask: { fieldPaths: write.mask } }),
    updateTransforms: transforms(write.fields).map((fieldPath) => ({
      fieldPath,
      setToServerValue: 'REQUEST_TIME',
    })),
  };
}

/**
 * Sends one commit.
 * @param bearer an ID token, `owner` for past the rules, null for a guest
 * @returns whether the rules let it pass
 * @throws Error where something else than the rules refused it
 */
export async function sendCommit(
  projectId: string,
  writes: readonly Write[],
  bearer: string | null,
): Promise<boolean> {
  const root = `projects/${projectId}/databases/(default)`;
  const answer = await fetch(`http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${root}/documents:commit`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify({ writes: writes.map((write) => encodeWrite(write, root)) }),
  });
  const text = await answer.text();
  if (answer.ok) return true;
  if (answer.status === 403 && text.includes('PERMISSION_DENIED')) return false;
  throw new Error(`${answer.status} ${text.slice(0, 500)}`);
}
