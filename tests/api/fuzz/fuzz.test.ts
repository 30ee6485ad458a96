import { ENDPOINTS } from '@bns/domain';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { atOnce } from '../../../dev/seed/atOnce.ts';
import { anyBadRequest, type BadRequest, FORM_TYPE, OWN_EMAIL } from './bad.ts';
import { askRaw, type Raw, type RawReply } from './raw.ts';
import { isOurs } from './sentences.ts';
import { anyWords, type Choice, VALID } from './valid.ts';
import { aWorld, one, type World } from './world.ts';

/**
 * Many wrong requests and, among them, many right ones. `API_FUZZ` is how many wrong ones (a fifth as many right ones),
 * `API_FUZZ_SEED`, printed where something is found, repeats them.
 */
const count = Number(process.env['API_FUZZ'] ?? 1000);
const seed = Number(process.env['API_FUZZ_SEED'] ?? Date.now() % 0x7fffffff);
const IN_FLIGHT = 24;
/** Nobody waits longer for an answer (ms)... */
const HANG_MS = 2000;
/** ...but where the machine is so busy that this one takes long as well: a hang takes many times as long. */
const HANG_TIMES = 5;
/** The emulator answers it last of all: it goes through the brand's phones for each of 28 bands of price. */
const HEAVIEST = '/products/samsung?min=2000&sort=newest';
/** Who has nothing else to do answers sooner when he is asked for nothing (ms). */
const AT_REST_MS = 200;
/** How often a late one is asked again: other processes may take the machine once, but not each time. */
const LOOKS = 3;

let world: World;

beforeAll(async () => {
  world = await aWorld();
}, 120_000);

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A wrong request as one of the people sends it. */
function sent({ as, ...raw }: BadRequest, nth: number): Raw {
  if (as === 'guest') return { ...raw, path: raw.path.replace(OWN_EMAIL, 'a%40b.c') };
  if (as === 'rubbish') return { ...raw, headers: { ...raw.headers, ...bearer(`e30.${nth}.e30`) } };
  const { buyer, seller, admin } = { buyer: world.buyers, seller: world.sellers, admin: world.admins };
  const person = one({ buyer, seller, admin }[as], (nth % 97) / 97);
  const path = raw.path.replace(OWN_EMAIL, encodeURIComponent(person.email));
  return { ...raw, path, headers: { ...raw.headers, ...bearer(person.token) } };
}

/** Numbers from 0 to 1 of which no two near each other are alike: everybody has his turn. */
const spread = (nth: number, from: number) => (from + nth * 0.618_033_988_75) % 1;

async function right(name: keyof typeof VALID, choice: Choice): Promise<Raw> {
  const { as, params = {}, query = {}, body, form } = await VALID[name](world, choice);
  const { method, path } = ENDPOINTS[name];
  const place = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
  const search = new URLSearchParams(query).toString();
  return {
    method,
    path: place + (search && `?${search}`),
    headers: {
      ...(as && bearer(as.token)),
      ...(body && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': FORM_TYPE }),
    },
    body: Buffer.from(form ? new URLSearchParams(form).toString() : body ? JSON.stringify(body) : ''),
  };
}

type Asked = { request: Raw; reply: RawReply; isRight: boolean };

/** A right request with one of its texts made into what no form sends: half a character, a long gap, no text at all. */
function spoiled(request: Raw, nth: number): Raw {
  if (request.body.length === 0) return request;
  if (request.headers['content-type'] === FORM_TYPE) {
    return {
      ...request,
      body: Buffer.concat([request.body, Buffer.from('&%ff=%&tran_id&=\xff&val_id=%00')]),
    };
  }
  const body = JSON.parse(request.body.toString()) as Record<string, unknown>;
  const texts = Object.keys(body).filter((key) => typeof body[key] === 'string');
  const key = texts[nth % Math.max(1, texts.length)] ?? 'nothing';
  const values = [
    `${String(body[key])}\ud800`,
    `1${' '.repeat(15_000)}x`,
    `\u200d${'\u200c'.repeat(15_000)}`,
    true,
  ];
  return { ...request, body: Buffer.from(JSON.stringify({ ...body, [key]: values[nth % values.length] })) };
}

function shownOf({ request: { method, path, body }, reply: { status, text } }: Asked): string {
  return `${method} ${path.slice(0, 200)} ${body.toString().slice(0, 300)} → ${status} ${text.slice(0, 300)}`;
}

/** Why an answer must not be; null where it may. */
function faultOf(asked: Asked): string | null {
  const { request, reply, isRight } = asked;
  const { status, text } = reply;
  const shown = shownOf(asked);
  if (isRight) return status >= 200 && status < 400 ? null : shown;
  if (status >= 500 || status < 200) return shown;
  if (status < 400 || request.method === 'HEAD') return null;
  const { detail, errors = [] } = problemIn(text);
  const said = [detail, ...errors.map(({ message }) => message)];
  return said.every(isOurs) ? null : shown;
}

type Problem = { detail?: unknown; errors?: { field: string; message: unknown }[] };

function problemIn(text: string): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return {};
  }
}

/** How long an answer takes that must be one (ms). */
async function msOf(path: string): Promise<number> {
  const { ms, status } = await askRaw({ method: 'GET', path, headers: {}, body: Buffer.of() });
  expect(status).toBe(200);
  return ms;
}

/** Waits until the function has nothing else to do: what asks for nothing is answered at once. */
async function untilAtRest(): Promise<void> {
  if ((await msOf('/healthz')) > AT_REST_MS) await untilAtRest();
}

/** What hangs whenever it is asked alone; null where it has once been answered: it had waited for its turn. */
async function hangOf(asked: Asked, looks = LOOKS): Promise<string | null> {
  if (looks === 0) return shownOf(asked);
  await untilAtRest();
  const { ms } = await askRaw(asked.request);
  const isHang = ms > HANG_MS && ms > HANG_TIMES * (await msOf(HEAVIEST));
  return isHang ? hangOf(asked, looks - 1) : null;
}

test('every endpoint is asked well too', () => {
  expect(Object.keys(VALID).toSorted()).toEqual(
    Object.keys(ENDPOINTS)
      .filter((name) => name !== 'uploadImage')
      .toSorted(),
  );
});

test(`${count} wrong requests meet a sentence of ours, right ones among them an answer (seed ${seed})`, {
  timeout: 600_000,
}, async () => {
  const names = Object.keys(VALID) as (keyof typeof VALID)[];
  const wrong = fc.sample(anyBadRequest, { seed, numRuns: count });
  const choices = fc
    .sample(anyWords, { seed, numRuns: Math.ceil(count / 5) })
    .map((words, nth): Choice => ({ words, who: spread(nth, 0), what: spread(nth, 0.5) }));
  const plan = wrong.flatMap((request, nth) => {
    const bad = async () => ({ request: sent(request, nth), isRight: false });
    const choice = nth % 5 === 0 ? choices[nth / 5] : undefined;
    if (choice === undefined) return [bad];
    const name = names[(nth / 5) % names.length] ?? 'healthz';
    return [
      bad,
      async () => ({ request: await right(name, choice), isRight: true }),
      async () => ({ request: spoiled(await right(name, choice), nth), isRight: false }),
    ];
  });
  const asked = await atOnce(IN_FLIGHT, plan, async (next): Promise<Asked> => {
    const { request, isRight } = await next();
    return { request, isRight, reply: await askRaw(request) };
  });
  expect(asked.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
  const late = asked.filter(({ reply }) => reply.ms > HANG_MS);
  expect((await atOnce(1, late, (one) => hangOf(one))).filter((hang) => hang !== null)).toEqual([]);
  expect(asked.filter(({ isRight }) => isRight).length).toBe(choices.length);
});
