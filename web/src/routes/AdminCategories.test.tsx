import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aCategory } from '../../../tests/builders/aCategory.ts';
import { aReadyList } from '../../../tests/builders/aReadyList.ts';
import { collectNotices } from '../../../tests/setup/notices.ts';
import { describedBy } from '../../../tests/setup/describedBy.ts';
import { ApiError } from '../api/apiError.ts';
import type { putBrand } from '../api/brands.ts';
import type { BrandRow, isBrandThere } from '../live/brands.ts';
import type { LiveList } from '../live/lists.ts';
import AdminCategories from './AdminCategories.tsx';

const fakes = vi.hoisted(() => ({
  brands: undefined as unknown as LiveList<BrandRow>,
  isBrandThere: vi.fn<typeof isBrandThere>(),
  putBrand: vi.fn<typeof putBrand>(),
  uploadImage: vi.fn<(photo: Blob) => Promise<{ url: string }>>(),
  preparePhoto: vi.fn<(file: Blob) => Promise<Blob>>(),
}));
vi.mock('../live/brands.ts', () => ({ useBrands: () => fakes.brands, isBrandThere: fakes.isBrandThere }));
vi.mock('../api/brands.ts', () => ({ putBrand: fakes.putBrand }));
vi.mock('../api/uploadImage.ts', () => ({ uploadImage: fakes.uploadImage }));
vi.mock('../api/preparePhoto.ts', () => ({ preparePhoto: fakes.preparePhoto }));

const said = collectNotices();
const aBrand = (over: Partial<BrandRow> = {}): BrandRow => ({ ...aCategory(), id: 'samsung', ...over });

function show(...rows: BrandRow[]) {
  fakes.brands = aReadyList(rows);
  return render(<AdminCategories />);
}
async function dialogOf(button: string) {
  await userEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}
const nameIn = (dialog: ReturnType<typeof within>) => dialog.getByRole('textbox', { name: 'Brand name' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  fakes.isBrandThere.mockReset().mockResolvedValue(false);
  fakes.putBrand.mockReset().mockResolvedValue(true);
  fakes.uploadImage.mockReset().mockResolvedValue({ url: 'https://i.ibb.co/new/walton.webp' });
  fakes.preparePhoto.mockReset().mockImplementation((file) => Promise.resolve(file));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} }),
  );
});

describe('adding a brand', () => {
  test('makes its address from its name, and tells', async () => {
    show(aBrand());
    const dialog = await dialogOf('Add brand');
    await userEvent.type(nameIn(dialog), '  Walton  BD ');
    await userEvent.click(dialog.getByRole('button', { name: 'Add brand' }));
    await gone();
    expect(fakes.isBrandThere.mock.calls).toEqual([['walton-bd']]);
    expect(fakes.putBrand.mock.calls).toEqual([['walton-bd', { categoryName: 'Walton BD' }]]);
    expect(said).toEqual(['success: Walton BD has been added']);
  });

  test.each([
    ['', 'Phone brand is required*'],
    ['ওয়ালটন', 'Please use at least one Latin letter or digit'],
    ['Categories', 'Please use at least one Latin letter or digit'],
  ])('“%s” is refused at its field: %s', async (name, words) => {
    show(aBrand());
    const dialog = await dialogOf('Add brand');
    if (name !== '') await userEvent.type(nameIn(dialog), name);
    await userEvent.click(dialog.getByRole('button', { name: 'Add brand' }));
    await waitFor(() => expect(describedBy(nameIn(dialog))).toContain(words));
    expect(fakes.putBrand).not.toHaveBeenCalled();
    expect(said).toEqual([]);
  });

  test('one whose address is taken is not overwritten', async () => {
    fakes.isBrandThere.mockResolvedValue(true);
    show(aBrand());
    const dialog = await dialogOf('Add brand');
    await userEvent.type(nameIn(dialog), 'Samsung!');
    await userEvent.click(dialog.getByRole('button', { name: 'Add brand' }));
    await waitFor(() => expect(describedBy(nameIn(dialog))).toContain('There is a brand of this name'));
    expect(document.activeElement).toBe(nameIn(dialog));
    expect(fakes.putBrand).not.toHaveBeenCalled();
  });
});

describe('a stray click beside the dialog', () => {
  const clickBeside = () => userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement);

  test('closes it while nothing is filled in, and not afterwards; Cancel does', async () => {
    show(aBrand());
    await dialogOf('Add brand');
    await clickBeside();
    await gone();
    const dialog = await dialogOf('Add brand');
    await userEvent.type(nameIn(dialog), 'Wal');
    await clickBeside();
    expect((nameIn(dialog) as HTMLInputElement).value).toBe('Wal');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await gone();
  });
});

describe('changing a brand', () => {
  test('renames it under its address and sets its picture, uploaded once however often it is tried', async () => {
    fakes.putBrand.mockRejectedValueOnce(new ApiError({ code: 'internal', message: 'boom' }));
    show(aBrand());
    const dialog = await dialogOf('Edit Samsung');
    expect((nameIn(dialog) as HTMLInputElement).value).toBe('Samsung');
    await userEvent.type(nameIn(dialog), ' Galaxy');
    await userEvent.upload(
      dialog.getByLabelText('New picture'),
      new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(said).toEqual(['error: Something went wrong!']));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    const brand = { categoryName: 'Samsung Galaxy', image: 'https://i.ibb.co/new/walton.webp' };
    expect(fakes.putBrand.mock.calls).toEqual([
      ['samsung', brand],
      ['samsung', brand],
    ]);
    expect(fakes.uploadImage).toHaveBeenCalledOnce();
    expect(fakes.isBrandThere).not.toHaveBeenCalled();
    expect(said.at(-1)).toBe('success: Samsung Galaxy has been saved');
  });

  describe('Save pressed while the picture is being read', () => {
    let read: (photo: Blob) => void = () => {};
    const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });

    async function saveWhileReading() {
      fakes.preparePhoto.mockReturnValue(
        new Promise((resolve) => {
          read = resolve;
        }),
      );
      show(aBrand());
      const dialog = await dialogOf('Edit Samsung');
      await userEvent.upload(dialog.getByLabelText('New picture'), photo);
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      return dialog;
    }

    test('waits for it, and saves it', async () => {
      await saveWhileReading();
      read(photo);
      await gone();
      const brand = { categoryName: 'Samsung', image: 'https://i.ibb.co/new/walton.webp' };
      expect(fakes.putBrand.mock.calls).toEqual([['samsung', brand]]);
    });

    test('and Cancel after it: nothing is saved', async () => {
      const dialog = await saveWhileReading();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      read(photo);
      await gone();
      expect(fakes.putBrand).not.toHaveBeenCalled();
    });
  });

  test('another brand’s name is refused at the field, in the API’s words', async () => {
    const message = 'There is a brand of this name or address already';
    fakes.putBrand.mockRejectedValue(new ApiError({ code: 'conflict', message }));
    show(aBrand());
    const dialog = await dialogOf('Edit Samsung');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(describedBy(nameIn(dialog))).toContain(message));
    expect(said).toEqual([]);
  });

  test('saving what is so already says so', async () => {
    fakes.putBrand.mockResolvedValue(false);
    show(aBrand());
    const dialog = await dialogOf('Edit Samsung');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    expect(said).toEqual(['plain: Nothing was changed']);
  });
});

test('the list counts, and tints what changes', () => {
  const { container, rerender } = show(
    aBrand(),
    aBrand({ id: 'apple', categoryName: 'Apple', categoryId: 'apple' }),
  );
  expect(screen.getByText('2 brands')).toBeTruthy();
  expect(screen.getByText('/products/apple')).toBeTruthy();
  fakes.brands = aReadyList([aBrand({ categoryName: 'Samsung BD' })]);
  rerender(<AdminCategories />);
  expect(screen.getByRole('heading', { name: 'Samsung BD' })).toBeTruthy();
  expect(container.querySelectorAll('[data-changes]')).toHaveLength(1);
});

test('loading, failing and being empty are three things', () => {
  fakes.brands = { status: 'loading' };
  const { rerender } = render(<AdminCategories />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  fakes.brands = { status: 'error', retry: () => {} };
  rerender(<AdminCategories />);
  expect(screen.getByRole('alert').textContent).toContain('This list could not be loaded');
  fakes.brands = aReadyList<BrandRow>([]);
  rerender(<AdminCategories />);
  expect(screen.getByText('No brand is there yet')).toBeTruthy();
});
