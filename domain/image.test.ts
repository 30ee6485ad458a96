import { describe, expect, it } from 'vitest';
import { isPersonPictureUrl, isPictureUrl, sniffImage } from './image.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );

describe('sniffImage', () => {
  it.each([
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe1])],
    ['png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])],
    ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['heic', bytes([0, 0, 0, 24], 'ftypheic')],
    ['heic', bytes([0, 0, 0, 24], 'ftypmif1')],
    ['other', bytes('<!doctype html>')],
    ['other', bytes('<svg xmlns=')],
    ['other', bytes('%PDF-1.7')],
    ['other', bytes('RIFF', [1, 2, 3, 4], 'WAVE')],
    ['other', bytes([0xff])],
    ['empty', bytes()],
  ])('case 63: knows %s by its bytes', (kind, head) => expect(sniffImage(head)).toBe(kind));
});

describe('picture addresses', () => {
  it.each(['https://i.ibb.co/w04Prt6/name.jpg'])('%s may be shown', (url) =>
    expect(isPictureUrl(url, 'bns')).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://i.ibb.co/a/b.jpg',
    'https://i.ibb.co.evil.com/a.jpg',
    'https://i.ibb.co/a.jpg?x=1',
    'https://i.ibb.co/a.jpg\nhttps://evil.com',
    'http://127.0.0.1:5060/a.jpg',
    '',
  ])('%s may not', (url) => expect(isPictureUrl(url, 'bns')).toBe(false));

  it("takes the stand-in's address in a demo project only", () => {
    expect(isPictureUrl('http://127.0.0.1:5060/i/abc/a.webp', 'demo-bns')).toBe(true);
    expect(isPictureUrl('http://127.0.0.1:5060/i/abc/a.webp', 'bns-demo-1')).toBe(false);
  });

  it('lets a person have the Google picture or none', () => {
    expect(isPersonPictureUrl('https://lh3.googleusercontent.com/a/ACg8=s96-c', 'bns')).toBe(true);
    expect(isPersonPictureUrl('', 'bns')).toBe(true);
    expect(isPictureUrl('https://lh3.googleusercontent.com/a/x', 'bns')).toBe(false);
  });
});
