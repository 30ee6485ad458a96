import type { Page } from 'playwright-core';

/** A phone as its seller writes it down. */
export const FIELDS = {
  'Phone Name': 'Redmi Note 12',
  'Original Price': '30,000',
  'Resale Price': '18000',
  'Years of Use': '1.5',
  Description:
    'Used for a year and a half with a case. Everything works, the battery lasts a day. Box and charger included.',
  'Your Number (BD)': '01712345678',
  Location: 'Agrabad, Chattogram',
};

/** Fills in everything but the photo. */
export async function fillIn(page: Page, over: Partial<typeof FIELDS> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...FIELDS, ...over }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Phone Brand').selectOption({ label: 'Xiaomi' });
  await page.getByLabel('Phone Condition').selectOption({ label: 'Good' });
}

export const photo = (page: Page) => page.getByLabel('Image', { exact: true });
export const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add Product' });
