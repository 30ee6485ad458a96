import { MESSAGES, NOTICE } from '@bns/domain';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aCategory } from '../../../../tests/builders/aCategory.ts';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import { ApiError } from '../../api/apiError.ts';
import type { uploadImage } from '../../api/uploadImage.ts';
import type { Person } from '../../live/session.ts';
import type { listPhone } from '../../live/writes.ts';
import { AddProductForm } from './AddProductForm.tsx';
import { EMPTY_INPUT } from './addProductInput.ts';
import { listingDraft } from './listingDraft.ts';

const fakes = vi.hoisted(() => ({
  uploadImage: vi.fn<typeof uploadImage>(),
  listPhone: vi.fn<typeof listPhone>(),
  preparePhoto: vi.fn<(file: Blob) => Promise<Blob>>(),
}));
vi.mock('../../api/uploadImage.ts', () => ({ uploadImage: fakes.uploadImage }));
vi.mock('../../api/preparePhoto.ts', () => ({ preparePhoto: fakes.preparePhoto }));
vi.mock('../../live/writes.ts', () => ({ listPhone: fakes.listPhone }));

const person = { uid: 'seller', name: 'Seller', email: 'seller@bns.test' } as Person;
const categories = [aCategory(), aCategory({ categoryId: 'apple', categoryName: 'Apple' })];
const photo = new File([new Uint8Array(40)], 'phone.jpg', { type: 'image/jpeg' });
const hosted = {
  url: 'https://i.ibb.co/a/phone.jpg',
  display_url: '',
  medium: { url: 'https://i.ibb.co/b/phone.jpg' },
  width: 1280,
  height: 960,
};
const description = 'Bought new, used with a case from the first day. '.repeat(3);

const said = collectNotices();
const onListed = vi.fn<() => void>();
const show = () => render(<AddProductForm person={person} categories={categories} onListed={onListed} />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole('button', { name: 'Add Product' });
const set = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

async function fillIn(over: Record<string, string> = {}) {
  const values = {
    'Phone Name': 'Galaxy S21',
    'Phone Brand': 'samsung',
    'Original Price': '১,২৫,০০০',
    'Resale Price': '৳52,000',
    'Years of Use': '২',
    'Phone Condition': 'Good',
    Description: description,
    'Your Number (BD)': '+880 1712-345678',
    Location: 'Farmgate, Dhaka',
    ...over,
  };
  for (const [label, value] of Object.entries(values)) set(label, value);
  await userEvent.upload(field('Image'), photo);
}

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} }),
  );
  listingDraft.drop('seller');
  onListed.mockReset();
  fakes.uploadImage.mockReset().mockResolvedValue(hosted);
  fakes.preparePhoto.mockReset().mockImplementation((file) => Promise.resolve(file));
  fakes.listPhone.mockReset().mockResolvedValue({ productId: 'new' });
});

describe('what is missing', () => {
  test('case 50: an empty form says every sentence of the spec at its field and goes to the first', async () => {
    show();
    await userEvent.click(submit());
    await screen.findByText('Phone name is required*');
    const sentences = {
      'Phone Name': 'Phone name is required*',
      'Phone Brand': 'Phone brand is required*',
      Image: 'Image is required*',
      'Original Price': 'Original price is required*',
      'Resale Price': 'Resale price is required*',
      'Years of Use': 'Years of use is required*',
      'Phone Condition': 'Phone condition is required*',
      Description: 'Phone description is required*',
      'Your Number (BD)': 'Phone Number is required*',
      Location: 'Location is required*',
    };
    const shown = Object.keys(sentences).map((label) => {
      const described = field(label).getAttribute('aria-describedby') ?? '';
      return [label, document.getElementById(described)?.textContent];
    });
    expect(Object.fromEntries(shown)).toEqual(sentences);
    expect(document.activeElement).toBe(field('Phone Name'));
    expect(fakes.uploadImage).not.toHaveBeenCalled();
  });

  test('case 48: no photo is told, and a chooser that is cancelled keeps the photo', async () => {
    show();
    await fillIn();
    fireEvent.change(field('Image'), { target: { files: [] } });
    await userEvent.click(submit());
    await waitFor(() => expect(onListed).toHaveBeenCalledOnce());
    expect(fakes.uploadImage.mock.calls[0]?.[0]).toBe(photo);
  });

  test('a photo that is still being made ready is waited for', async () => {
    let ready = () => {};
    fakes.preparePhoto.mockReturnValue(
      new Promise((resolve) => {
        ready = () => resolve(photo);
      }),
    );
    show();
    await fillIn();
    await userEvent.click(submit());
    expect(screen.queryByText('Image is required*')).toBeNull();
    ready();
    await waitFor(() => expect(onListed).toHaveBeenCalledOnce());
  });

  test('a description that is too short says the spec’s odd sentence, and the count tells how far it is', async () => {
    show();
    await fillIn({ Description: 'Too short' });
    expect(screen.getByText('9 of at least 100')).toBeTruthy();
    await userEvent.click(submit());
    expect(await screen.findByText('Password must be at least 100 characters')).toBeTruthy();
  });
});

describe('prices', () => {
  test('case 54: letters are refused in words at once, and a scroll wheel changes nothing', async () => {
    show();
    set('Original Price', '12k');
    expect(screen.getByText('Please write the price as a number, for example 12,500')).toBeTruthy();
    expect(field('Original Price').value).toBe('12k');
    set('Original Price', '12,500');
    expect(screen.getByText('12,500 Tk')).toBeTruthy();
    await userEvent.click(field('Original Price'));
    fireEvent.wheel(field('Original Price'), { deltaY: 100 });
    expect(field('Original Price').value).toBe('12,500');
    expect(field('Original Price').type).toBe('text');
  });

  test('case 53: a resale price above the original one asks first', async () => {
    show();
    await fillIn({ 'Original Price': '10,000', 'Resale Price': '12,500' });
    await userEvent.click(submit());
    const dialog = await screen.findByRole('dialog', { name: NOTICE.resaleAboveOriginal });
    expect(dialog.textContent).toContain('New it cost 10,000 Tk, and you ask for 12,500 Tk.');
    expect(fakes.uploadImage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Add Product' }));
    await waitFor(() => expect(onListed).toHaveBeenCalledOnce());
  });
});

describe('listing', () => {
  test('what was typed arrives as the domain stores it, with the hosted picture', async () => {
    show();
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() => expect(onListed).toHaveBeenCalledOnce());
    expect(fakes.listPhone.mock.calls).toEqual([
      [
        {
          title: 'Galaxy S21',
          categoryId: 'samsung',
          originalPrice: 125_000,
          resalePrice: 52_000,
          yearsOfUse: '2 Years',
          condition: 'Good',
          description: description.trim(),
          sellerPhone: '01712345678',
          location: 'Farmgate, Dhaka',
          district: 'Dhaka',
        },
        { image: hosted.url, cardImage: hosted.medium.url },
        categories[0],
        person,
      ],
    ]);
    expect(said).toEqual(['loading: Uploading the photo', `success: ${MESSAGES.productAdded}`]);
  });

  test('case 33: a double press and Enter list one phone', async () => {
    let arrive = (_image: typeof hosted) => {};
    fakes.uploadImage.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    show();
    await fillIn();
    await userEvent.dblClick(submit());
    await userEvent.type(field('Phone Name'), '{Enter}');
    arrive(hosted);
    await waitFor(() => expect(onListed).toHaveBeenCalled());
    expect(fakes.uploadImage).toHaveBeenCalledOnce();
    expect(fakes.listPhone).toHaveBeenCalledOnce();
    expect(said.filter((words) => words.startsWith('success'))).toHaveLength(1);
  });

  test('case 49: after a failed upload the form is kept and the same file can be chosen again', async () => {
    fakes.uploadImage.mockRejectedValueOnce(new ApiError({ code: 'upstream', message: 'imgbb says no' }));
    show();
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() => expect(said).toContain('error: Something went wrong!'));
    expect(field('Phone Name').value).toBe('Galaxy S21');
    await waitFor(() => expect(field('Image').disabled).toBe(false));
    await userEvent.upload(field('Image'), photo);
    await userEvent.click(submit());
    await waitFor(() => expect(onListed).toHaveBeenCalledOnce());
    expect(fakes.uploadImage).toHaveBeenCalledTimes(2);
  });

  test('a photo that is hosted already is not uploaded again', async () => {
    fakes.listPhone.mockRejectedValueOnce(new Error('boom'));
    show();
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() => expect(said).toContain('error: Something went wrong!'));
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('false'));
    await userEvent.click(submit());
    await waitFor(() => expect(onListed).toHaveBeenCalledOnce());
    expect(fakes.uploadImage).toHaveBeenCalledOnce();
    expect(fakes.listPhone).toHaveBeenCalledTimes(2);
  });
});

describe('coming back while a phone is still being listed', () => {
  let settle: { arrive: (image: typeof hosted) => void; fail: (cause: Error) => void };
  beforeEach(async () => {
    fakes.uploadImage.mockImplementationOnce(
      () =>
        new Promise((arrive, fail) => {
          settle = { arrive, fail };
        }),
    );
    const first = show();
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() => expect(fakes.uploadImage).toHaveBeenCalledOnce());
    first.unmount();
  });

  test('case 33: a second press lists nothing, and the form is emptied once it is on sale', async () => {
    show();
    expect(field('Phone Name').value).toBe('Galaxy S21');
    expect(submit().getAttribute('aria-busy')).toBe('true');
    await userEvent.type(field('Phone Name'), '{Enter}');
    settle.arrive(hosted);
    await waitFor(() => expect(field('Phone Name').value).toBe(''));
    expect(submit().getAttribute('aria-busy')).toBe('false');
    expect(fakes.uploadImage).toHaveBeenCalledOnce();
    expect(fakes.listPhone).toHaveBeenCalledOnce();
    expect(onListed).not.toHaveBeenCalled();
  });

  test('a failure keeps the form, which can then be sent again', async () => {
    show();
    settle.fail(new ApiError({ code: 'upstream', message: 'imgbb says no' }));
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('false'));
    expect(field('Phone Name').value).toBe('Galaxy S21');
    await userEvent.click(submit());
    await waitFor(() => expect(onListed).toHaveBeenCalledOnce());
    expect(fakes.listPhone).toHaveBeenCalledOnce();
  });

  test('its end leaves the draft of the next person alone', async () => {
    listingDraft.keep('other', { ...EMPTY_INPUT, title: 'Pixel 8' });
    settle.arrive(hosted);
    await waitFor(() => expect(said).toContain(`success: ${MESSAGES.productAdded}`));
    expect(listingDraft.of('other')?.input.title).toBe('Pixel 8');
    listingDraft.drop('other');
  });
});

describe('the form while it is filled in', () => {
  test('the district follows the location until the person chooses one', () => {
    show();
    set('Location', 'Zindabazar, Sylhet');
    expect(field('District').value).toBe('Sylhet');
    set('District', 'Khulna');
    set('Location', 'Mirpur 10, Dhaka');
    expect(field('District').value).toBe('Khulna');
  });

  test('the seller’s e-mail is the account’s and cannot be changed', () => {
    show();
    expect(field('Seller Email').value).toBe('seller@bns.test');
    expect(field('Seller Email').readOnly).toBe(true);
  });

  test('a draft outlives the page, for this person alone', async () => {
    const first = show();
    await fillIn();
    first.unmount();
    const other = { ...person, uid: 'other' };
    const second = render(<AddProductForm person={other} categories={categories} onListed={onListed} />);
    expect(field('Phone Name').value).toBe('');
    second.unmount();
    show();
    expect(field('Phone Name').value).toBe('Galaxy S21');
    await userEvent.click(submit());
    await waitFor(() => expect(onListed).toHaveBeenCalledOnce());
    expect(listingDraft.of('seller')).toBeUndefined();
  });
});

describe('leaving', () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const page = () =>
    render(
      <>
        <a href="/elsewhere" onClick={(event) => event.preventDefault()}>
          Elsewhere
        </a>
        <AddProductForm person={person} categories={categories} onListed={onListed} />
      </>,
    );
  const follow = () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));

  test('a letter that was typed and taken back is nothing that could be lost', () => {
    const first = page();
    set('Phone Name', 'G');
    expect(closing()).toBe(true);
    set('Phone Name', '');
    expect(closing()).toBe(false);
    first.unmount();
    page();
    expect(closing()).toBe(false);
  });

  test('a draft that was left behind is asked about, and is gone once the person has left it', async () => {
    listingDraft.keep('seller', { ...EMPTY_INPUT, title: 'Pixel 8' });
    page();
    await follow();
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(listingDraft.of('seller')?.input.title).toBe('Pixel 8');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await follow();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(listingDraft.of('seller')).toBeUndefined();
  });

  test('while a phone is being listed links are free, but closing the tab would lose it', async () => {
    let arrive = (_image: typeof hosted) => {};
    fakes.uploadImage.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    page();
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() => expect(fakes.uploadImage).toHaveBeenCalledOnce());
    await follow();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closing()).toBe(true);
    arrive(hosted);
    await waitFor(() => expect(onListed).toHaveBeenCalledOnce());
  });
});
