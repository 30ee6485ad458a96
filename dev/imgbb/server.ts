import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { bodyOf, json, listenAt, plain, send } from '../standIn.ts';
import { type Mood, moodAnswer, refusal, success } from './answers.ts';
import { Pictures } from './pictures.ts';
import { moodFor, type Switch, switchFrom } from './switches.ts';
import { readUpload } from './upload.ts';

interface StandInOptions {
  /** Where it listens, and what pictures' addresses say. */
  port: number;
  /** A second port at which it answers alike. */
  alsoAt?: number;
  /** Where the pictures lie. */
  folder: string;
  /** How long `silence` lasts, in ms. */
  silenceMs?: number;
}

/** One upload as the stand-in remembers it, for tests to ask. */
interface RequestSeen {
  key: string;
  name: string;
  bytes: number;
  mood: Mood | null;
  status: number | null;
  at: number;
}

const silenceMs = 15_000;

/**
 * The stand-in for api.imgbb.com: `POST /1/upload` as the service has it, the pictures served back, and for tests
 * `POST /__switch` (a Switch, or `{"reset": true}` to forget all) and `GET /__requests`.
 * @returns what ends it
 */
export async function startImgbb(options: StandInOptions): Promise<() => Promise<void>> {
  const pictures = new Pictures(options.folder, `http://127.0.0.1:${options.port}`);
  let switches: Switch[] = [];
  let seen: RequestSeen[] = [];

  async function judge(
    key: string,
    name: string,
    image: Buffer | string | undefined,
    mood: Mood | undefined,
  ) {
    const bad = mood && moodAnswer(mood);
    if (bad) return bad;
    if (key === '') return refusal('Invalid API v1 key.', 100);
    if (image === undefined) return refusal('Empty upload source.', 130);
    const bytes = typeof image === 'string' ? Buffer.from(image, 'base64') : image;
    if (bytes.length === 0) return refusal('Invalid base64 string.', 120);
    const upload = await pictures.take(bytes, name, Date.now());
    return upload ? success(upload, mood) : refusal('Unsupported or invalid image file.', 310);
  }

  async function upload(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void> {
    const { key, name, image, tooLarge } = await readUpload(request, address);
    const { mood, left } = moodFor(switches, { key, name });
    switches = left;
    const record: RequestSeen = {
      key,
      name,
      bytes: image?.length ?? 0,
      mood: mood ?? null,
      status: null,
      at: Date.now(),
    };
    seen.push(record);
    if (mood === 'reset') return void request.socket.resetAndDestroy();
    if (mood === 'silence') await delay(options.silenceMs ?? silenceMs, undefined, { ref: false });
    const answer = await judge(key, name, image, tooLarge ? 'tooLarge' : mood);
    record.status = answer.status;
    send(response, answer);
  }

  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await bodyOf(request);
    const value: unknown = text === '' ? null : JSON.parse(text);
    const wanted = switchFrom(value);
    if (wanted) switches.push(wanted);
    else {
      switches = [];
      seen = [];
    }
    response.writeHead(204).end();
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', pictures.site);
    response.setHeader('access-control-allow-origin', '*');
    const call = `${request.method} ${address.pathname}`;
    if (call === 'POST /1/upload') return upload(request, response, address);
    if (call === 'POST /__switch') return control(request, response);
    if (call === 'GET /__requests') return send(response, json(200, seen));
    const picture = await pictures.read(address.pathname);
    if (!picture) return send(response, plain(404, 'Not found'));
    response.writeHead(200, {
      'content-type': picture.mime,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    response.end(picture.bytes);
  }

  return listenAt([options.port, ...(options.alsoAt === undefined ? [] : [options.alsoAt])], serve);
}
