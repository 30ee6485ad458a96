import type { ProductAnswer } from '@bns/domain';
import { describe, expect, test } from 'vitest';
import { aProduct } from '../../../tests/builders/aProduct.ts';
import { phoneHead } from './phoneHead.ts';

const SITE = 'https://bns.test';
const phone = (over: Partial<ProductAnswer> = {}): ProductAnswer => ({
  _id: 'abc-1',
  ...aProduct(() => '2026-11-01T00:00:00.000Z'),
  ...over,
});

/** The content of a meta tag, as it stands there. */
function meta(head: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(head)?.[1];
}
const offer = (head: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '') as {
    name: string;
    offers: Record<string, unknown>;
  };

describe('a phone’s head', () => {
  const head = phoneHead(phone({ title: 'Galaxy A54', resalePrice: 12_500 }), SITE);

  test.each([
    ['og:type', 'product'],
    ['og:site_name', 'BNS'],
    ['og:title', 'Galaxy A54 · Tk 12,500'],
    ['og:image', 'https://i.ibb.co/BNSphone/galaxy-a54.webp'],
    ['og:image:alt', 'Galaxy A54'],
    ['og:url', `${SITE}/phone/abc-1`],
    ['product:price:amount', '12500'],
    ['product:price:currency', 'BDT'],
    ['twitter:card', 'summary_large_image'],
    ['robots', 'index, max-image-preview:large'],
  ])('%s is %s', (name, content) => {
    expect(meta(head, name)).toBe(content);
  });

  test('has title, description and canonical address', () => {
    expect(head).toContain('<title>Galaxy A54 · Tk 12,500 · BNS</title>');
    expect(meta(head, 'description')).toMatch(/^Tk 12,500, 75% less than new\. Samsung, Excellent/);
    expect(head).toContain(`<link rel="canonical" href="${SITE}/phone/abc-1" />`);
  });

  test('offers it as used, in Taka', () => {
    expect(offer(head).offers).toEqual({
      '@type': 'Offer',
      url: `${SITE}/phone/abc-1`,
      price: 12_500,
      priceCurrency: 'BDT',
      itemCondition: 'https://schema.org/UsedCondition',
      availability: 'https://schema.org/InStock',
    });
  });
});

test('a sold phone says so, and is no search engine’s', () => {
  const head = phoneHead(phone({ isSold: true }), SITE);
  expect([meta(head, 'robots'), offer(head).offers['availability']]).toEqual([
    'noindex',
    'https://schema.org/OutOfStock',
  ]);
  expect(head).toMatch(/<title>[^<]* · Sold · BNS<\/title>/);
});

test('case 56: a hostile title stays text everywhere', () => {
  const title = '</title></script><script>alert(1)</script><!-- "\'><img src=x onerror=alert(1)> \u2028 $&';
  const head = phoneHead(phone({ title }), SITE);
  expect(head.match(/<script/g)).toHaveLength(1);
  expect(head).not.toMatch(/<img|<!--|\u2028.*<\/script>/);
  expect(meta(head, 'og:title')).not.toMatch(/[<>"']/);
  expect(offer(head).name).toBe(title);
});

test('case 56: what is no picture’s address is none of a preview', () => {
  const head = phoneHead(phone({ image: 'javascript:alert(1)' }), SITE);
  expect(meta(head, 'og:image')).toBe(`${SITE}/icon-512.png`);
  expect(head).not.toContain('javascript:');
});
