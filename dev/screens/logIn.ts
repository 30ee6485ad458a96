import type { Page } from 'playwright-core';

/** Fills in the login form and sends it. */
export async function logIn(page: Page, email: string, password = 'bns-demo-1'): Promise<void> {
  await page.getByRole('heading', { name: 'Login', level: 1 }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}
