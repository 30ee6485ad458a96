import { canonicalPhone, PRODUCT_KEYS } from '@bns/domain';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { aListing, commit } from './acts.ts';
import { openStage, passes, refused } from './stage.ts';

const stage = openStage();
const list = (changes: Record<string, unknown>, contact = {}) =>
  commit(stage.as('seller'), aListing('seller', changes, contact));

describe('a field of a new phone', () => {
  it.each<[string, unknown]>([
    ['title', 'ab'],
    ['title', 'a'.repeat(81)],
    ['title', '------'],
    ['title', ' Galaxy'],
    ['title', '\u00A0Galaxy'],
    ['title', 'Galaxy\u3000'],
    ['title', 'Galaxy\nA54'],
    ['title', 54],
    ['categoryId', 'nokia'],
    ['categoryId', 'samsung/x/y'],
    ['categoryId', 7],
    ['categoryName', 'samsung'],
    ['image', 'https://i.ibb.co.evil.example/x.jpg'],
    ['image', 'http://i.ibb.co/x/x.jpg'],
    ['image', 'https://lh3.googleusercontent.com/x'],
    ['image', 'javascript:alert(1)'],
    ['image', 'data:text/html,<script>'],
    ['image', ''],
    ['cardImage', 'https://example.com/x.jpg'],
    ['cardImage', ''],
    ['image', null],
    ['description', 'a'.repeat(99)],
    ['description', 'a'.repeat(3001)],
    ['description', ['a'.repeat(100)]],
    ['originalPrice', 99],
    ['originalPrice', 1_000_001],
    ['originalPrice', '49999'],
    ['originalPrice', Number.NaN],
    ['resalePrice', 99],
    ['resalePrice', 1_000_001],
    ['resalePrice', 31_500.5],
    ['yearsOfUse', '1.5'],
    ['yearsOfUse', '1.3 Years'],
    ['yearsOfUse', '20.5 Years'],
    ['yearsOfUse', '-1 Years'],
    ['yearsOfUse', 1.5],
    ['condition', 'New'],
    ['condition', ''],
    ['time', new Timestamp(1_700_000_000, 0)],
    ['time', '2026-01-15'],
    ['location', 'a'],
    ['location', 'a'.repeat(121)],
    ['location', ', ,'],
    ['district', 'dhaka'],
    ['district', 'Kolkata'],
    ['district', 1],
    ['sellerId', 'newseller'],
    ['sellerName', 'Samsung Official'],
    ['sellerVerified', false],
    ['sellerVerified', 'true'],
    ['isSold', true],
    ['isSold', 0],
    ['isPaid', true],
    ['isAdvertised', true],
    ['isHidden', true],
    ['keywords', ['samsung']],
    ['priceBand', 1],
    ['advertisedAt', serverTimestamp()],
    ['sellerPhone', '01712345678'],
  ])('%s is not %j', async (field, value) => {
    await refused(list({ [field]: value }));
  });

  it.each(PRODUCT_KEYS)('%s is not left out', async (key) => {
    const { 'products/new': product, ...rest } = aListing('seller');
    const { [key]: _, ...without } = product as Record<string, unknown>;
    await refused(commit(stage.as('seller'), { 'products/new': without, ...rest }));
  });

  it.each<[string, unknown]>([
    ['title', 'স্যামসাং গ্যালাক্সি A54'],
    ['title', 'abc'],
    ['title', 'a'.repeat(80)],
    ['description', `${'a'.repeat(50)}\n\t${'b'.repeat(48)}`],
    ['description', 'a'.repeat(3000)],
    ['originalPrice', 100],
    ['resalePrice', 1_000_000],
    ['yearsOfUse', '0 Years'],
    ['yearsOfUse', '20 Years'],
    ['district', ''],
    ['district', "Cox's Bazar"],
    ['location', 'GP'],
    ['image', 'http://127.0.0.1:5060/a/b.webp'],
  ])('%s may be %j', async (field, value) => {
    await passes(list({ [field]: value }));
  });

  it('categoryId is an id as the domain makes them, even if there were another', async () => {
    await stage.given({ 'categories/Samsung X': { categoryName: 'Samsung', image: '' } });
    await refused(list({ categoryId: 'Samsung X' }));
  });

  it('sellerId is one’s own, also beside an own contact that was left over', async () => {
    const { 'products/new/private/contact': contact, ...rest } = aListing('seller', {
      sellerId: 'newseller',
    });
    await stage.given({ 'products/new/private/contact': contact });
    await refused(commit(stage.as('seller'), rest));
  });

  it('sellerVerified is not granted by oneself', async () => {
    await refused(commit(stage.as('newseller'), aListing('newseller', { sellerVerified: true })));
  });

  it('image may be the stand-in’s in projects of the emulator only', async () => {
    const live = stage.as('seller', { aud: 'bns-live' });
    await refused(commit(live, aListing('seller', { image: 'http://127.0.0.1:5060/a/b.webp' })));
    await passes(commit(live, aListing('seller')));
  });
});

describe('the contact of a new phone', () => {
  it.each<[string, unknown]>([
    ['sellerId', 'newseller'],
    ['sellerEmail', 'newseller@bns.test'],
    ['sellerEmail', 'Seller@bns.test'],
    ['sellerPhone', '01012345678'],
    ['sellerPhone', '+8801712345678'],
    ['sellerPhone', '017123456789'],
    ['sellerPhone', '০১৭১২৩৪৫৬৭৮'],
    ['sellerPhone', 1_712_345_678],
    ['address', 'House 7'],
  ])('%s is not %j', async (field, value) => {
    await refused(list({}, { [field]: value }));
  });

  it('holds the e-mail of the user document too', async () => {
    const renamed = { email: 'new@bns.test' };
    await refused(
      commit(stage.as('seller', renamed), aListing('seller', {}, { sellerEmail: renamed.email })),
    );
  });

  it('holds the e-mail of the token too', async () => {
    await refused(commit(stage.as('seller', { email: 'new@bns.test' }), aListing('seller')));
  });

  it('holds a phone number as the domain writes it', async () => {
    await passes(list({}, { sellerPhone: canonicalPhone('+880 1912-345678') ?? '' }));
  });

  it('has all of its fields', async () => {
    const listing = aListing('seller');
    const contact = { sellerId: 'seller', sellerEmail: 'seller@bns.test' };
    await refused(commit(stage.as('seller'), { ...listing, 'products/new/private/contact': contact }));
  });
});
