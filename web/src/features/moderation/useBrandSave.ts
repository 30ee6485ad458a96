import { categorySlug, DomainError, MESSAGES } from '@bns/domain';
import { ApiError } from '../../api/apiError.ts';
import { putBrand } from '../../api/brands.ts';
import { faultWords } from '../../api/faultWords.ts';
import { smallOf } from '../../api/hostedImage.ts';
import { uploadImage } from '../../api/uploadImage.ts';
import { type BrandRow, isBrandThere } from '../../live/brands.ts';
import { categoriesText } from '../../texts/categoriesAdmin.ts';
import { notify } from '../../ui/notify.ts';
import { useHosting } from '../../ui/useHosting.ts';

type BrandSave = {
  /**
   * Adds a brand, or changes the one that is given.
   * @returns whether it is done; what is wrong with the name has been told at its field, anything else by a notice
   */
  save: (categoryName: string, photo: Blob | null) => Promise<boolean>;
  /** 0..1 while the photo is on its way. */
  progress: number | undefined;
};

/**
 * From a filled-in form to a brand. A new one must not fall on one that is there: the call would rename that one. A
 * photo that has been uploaded is not uploaded again by the next attempt.
 */
export function useBrandSave(brand: BrandRow | undefined, refuseName: (words: string) => void): BrandSave {
  const [host, progress] = useHosting(async (photo, onProgress) =>
    smallOf(await uploadImage(photo, { onProgress })),
  );

  async function slugFor(categoryName: string): Promise<string> {
    if (brand !== undefined) return brand.categoryId;
    const slug = categorySlug(categoryName);
    if (slug === null) throw new DomainError('invalid', categoriesText.noAddress);
    if (await isBrandThere(slug)) throw new DomainError('conflict', categoriesText.taken);
    return slug;
  }

  async function save(categoryName: string, photo: Blob | null): Promise<boolean> {
    try {
      const slug = await slugFor(categoryName);
      const picture = photo === null ? {} : { image: await host(photo) };
      const changed = await putBrand(slug, { categoryName, ...picture });
      if (!changed) notify.plain(categoriesText.unchanged);
      else if (brand === undefined) notify.success(categoriesText.added(categoryName));
      else notify.success(categoriesText.saved(categoryName));
      return true;
    } catch (fault) {
      if (isOfName(fault)) refuseName(fault.message);
      else notify.error(faultWords(fault, MESSAGES.wrong));
      return false;
    }
  }
  return { save, progress };
}

const isOfName = (fault: unknown): fault is Error =>
  (fault instanceof DomainError && ['invalid', 'conflict'].includes(fault.code)) ||
  (fault instanceof ApiError && fault.code === 'conflict');
