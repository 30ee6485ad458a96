import { expect, test } from 'vitest';
import { aProduct } from '../tests/builders/aProduct.ts';
import { sharedText, sharedTitle } from './shared.ts';

const phone = (over: Parameters<typeof aProduct<number>>[1] = {}) => aProduct((seconds) => seconds, over);

test('a phone is shared with its price in words', () => {
  expect(sharedTitle(phone({ title: 'Galaxy A52', resalePrice: 125_000 }))).toBe('Galaxy A52 · Tk 1,25,000');
});

test('a sold one says so, and no price', () => {
  const sold = phone({ title: 'Galaxy A52', isSold: true });
  expect(sharedTitle(sold)).toBe('Galaxy A52 · Sold');
  expect(sharedText(sold)).toMatch(
    /^Sold\. Samsung, Excellent, 1\.5 Years of use, in Dhanmondi 27, Dhaka\. /,
  );
});

test('its preview begins with price and saving, and its description is one line and cut', () => {
  const text = sharedText(phone({ description: `One line\nand another. ${'x'.repeat(400)}` }));
  expect(text).toMatch(/^Tk 31,500, 37% less than new\. .* One line and another\. x+…$/);
  expect(text.length).toBeLessThan(300);
});

test('a phone that costs as much as new saves nothing', () => {
  expect(sharedText(phone({ originalPrice: 20_000, resalePrice: 20_000 }))).toMatch(/^Tk 20,000\. /);
});
