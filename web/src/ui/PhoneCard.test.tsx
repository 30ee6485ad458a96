import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { type CardPhone, PhoneCard } from './PhoneCard.tsx';
import { PhotoDesk } from './PhotoDesk.tsx';

const phone: CardPhone = {
  title: 'Galaxy S21',
  categoryName: 'Samsung',
  image: 'https://i.ibb.co/a/b.webp',
  cardImage: 'https://i.ibb.co/c/small.webp',
  description: 'Always in a case.',
  originalPrice: 125000,
  resalePrice: 58750,
  yearsOfUse: '2 Years',
  condition: 'Good',
  time: Date.now() - 3 * 86_400_000,
  location: 'Dhanmondi, Dhaka',
  sellerName: 'Seller',
  sellerVerified: true,
  isSold: false,
  isAdvertised: false,
};

test('a card is an article named by its title that tells what the phone is and costs', () => {
  render(<PhoneCard phone={phone} />);
  const card = within(screen.getByRole('article', { name: 'Galaxy S21' }));
  const told = ['58,750 Tk', '1,25,000 Tk', '53% less', 'Samsung', 'Good', 'Dhanmondi, Dhaka', 'Seller'];
  for (const text of [...told, 'Posted 3 days ago', '2 Years of use', 'Always in a case.']) {
    expect(card.getByText(text)).toBeTruthy();
  }
});

test('a description is cut at 110 characters', () => {
  render(<PhoneCard phone={{ ...phone, description: 'a'.repeat(111) }} />);
  expect(screen.getByText(`${'a'.repeat(110)}…`)).toBeTruthy();
});

test('the badge says Verified Seller when it is looked at, and only a verified seller has it', async () => {
  const { rerender } = render(<PhoneCard phone={phone} />);
  await userEvent.hover(screen.getByRole('img', { name: 'Verified Seller' }));
  expect(screen.getByRole('tooltip').textContent).toBe('Verified Seller');
  rerender(<PhoneCard phone={{ ...phone, sellerVerified: false }} />);
  expect(screen.queryByRole('img', { name: 'Verified Seller' })).toBeNull();
});

test('case 60: the report button is named, is reached by the keyboard and tells its name in a tip', async () => {
  const onReport = vi.fn();
  render(<PhoneCard phone={{ ...phone, sellerVerified: false }} onReport={onReport} />, {
    wrapper: PhotoDesk,
  });
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Report to Admin' }));
  expect(screen.getByRole('tooltip').textContent).toBe('Report to Admin');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(onReport).toHaveBeenCalledOnce();
});

test('a card without a report has no such button', () => {
  render(<PhoneCard phone={phone} />);
  expect(screen.queryByRole('button', { name: 'Report to Admin' })).toBeNull();
});

test('a click on the photo opens it large; Escape closes it and gives the focus back', async () => {
  render(<PhoneCard phone={phone} />, { wrapper: PhotoDesk });
  const photo = screen.getByRole('button', { name: 'Enlarge the photo of Galaxy S21' });
  await userEvent.click(photo);
  const large = await screen.findByRole('dialog', { name: 'Photo of Galaxy S21' });
  expect(within(large).getByRole('img', { name: 'Galaxy S21' }).getAttribute('src')).toBe(phone.image);
  expect(large.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(photo);
});

test('a photo that did not load does not open', () => {
  render(<PhoneCard phone={phone} />);
  fireEvent.error(screen.getByRole('img', { name: 'Galaxy S21' }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('chips say what became of the phone', () => {
  render(<PhoneCard phone={{ ...phone, isSold: true, isAdvertised: true }} booked />);
  for (const chip of ['Sold', 'Advertised', 'Booked']) expect(screen.getByText(chip)).toBeTruthy();
});

test('case 64: a picture that does not load leaves a drawing under the same name; a new one is tried again', () => {
  const { rerender } = render(<PhoneCard phone={phone} />);
  fireEvent.error(screen.getByRole('img', { name: 'Galaxy S21' }));
  expect(screen.getByRole('img', { name: 'Galaxy S21 (the photo could not be shown)' })).toBeTruthy();
  rerender(<PhoneCard phone={{ ...phone, cardImage: 'https://i.ibb.co/c/d.webp' }} />);
  expect(screen.getByRole('img', { name: 'Galaxy S21' }).getAttribute('src')).toBe(
    'https://i.ibb.co/c/d.webp',
  );
});

test('case 67: a picture has its size before it comes, is lazy, and tells its host nothing of this page', () => {
  render(<PhoneCard phone={phone} />);
  const { attributes } = screen.getByRole('img', { name: 'Galaxy S21' });
  const told = ['width', 'height', 'loading', 'referrerpolicy'].map(
    (name) => attributes.getNamedItem(name)?.value,
  );
  expect(told).toEqual(['640', '480', 'lazy', 'no-referrer']);
});

test('case 24: a phone whose time is still pending was posted less than a minute ago', () => {
  render(<PhoneCard phone={{ ...phone, time: null }} />);
  expect(screen.getByText('Posted less than a minute ago')).toBeTruthy();
});

test('case 56: markup in a title is text', () => {
  const title = '<img src=x onerror=alert(1)>';
  render(<PhoneCard phone={{ ...phone, title }} />);
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(screen.getAllByRole('img', { name: title })).toHaveLength(1);
});

test.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', ''])(
  'case 56: the picture address "%s" is not asked for; the drawing stands there',
  (cardImage) => {
    const { container } = render(<PhoneCard phone={{ ...phone, cardImage }} />);
    expect(container.querySelectorAll('img')).toHaveLength(0);
    expect(screen.getByRole('img', { name: 'Galaxy S21 (the photo could not be shown)' })).toBeTruthy();
  },
);

test('what is to be known of the price stands below it', () => {
  render(<PhoneCard phone={phone} priceNote="The price agreed on" />);
  expect(screen.getByText('58,750 Tk').parentElement?.textContent).toContain('The price agreed on');
});

test('its title leads to the phone’s page where it has one', () => {
  const { rerender } = render(<PhoneCard phone={phone} phoneId="abc" />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Galaxy S21' }).getAttribute('href')).toBe('/phone/abc');
  rerender(<PhoneCard phone={phone} phoneId={undefined} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Galaxy S21' })).toBeTruthy();
});

test('case 67: a card loads the small picture, lazily, in a frame that has its size before', () => {
  render(<PhoneCard phone={phone} />);
  const photo = screen.getByRole('img', { name: 'Galaxy S21' });
  expect(photo.getAttribute('src')).toBe(phone.cardImage);
  expect([photo.getAttribute('loading'), photo.getAttribute('width'), photo.getAttribute('height')]).toEqual([
    'lazy',
    '640',
    '480',
  ]);
});
