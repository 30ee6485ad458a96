import { type AddProductValues, addProductForm, type EditProductValues, editProductForm } from '@bns/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver, UseFormReturn } from 'react-hook-form';

/** Add Product as it is typed: text everywhere, numbers too, and the picked photo. */
export type AddProductInput = Record<Exclude<keyof AddProductValues, 'image'>, string> & {
  image: Blob | null;
};

export const EMPTY_INPUT: AddProductInput = {
  title: '',
  categoryId: '',
  image: null,
  originalPrice: '',
  resalePrice: '',
  yearsOfUse: '',
  condition: '',
  description: '',
  sellerPhone: '',
  location: '',
  district: '',
};

/** Whether something is filled in that could be lost. */
export function isFilledIn(input: AddProductInput | undefined): boolean {
  if (input === undefined) return false;
  return Object.entries(EMPTY_INPUT).some(
    ([field, empty]) => input[field as keyof AddProductInput] !== empty,
  );
}

/** Checks what was typed by the domain's schema and turns it into its values. yup's types hide that it takes text. */
export const addProductResolver = yupResolver(addProductForm) as unknown as Resolver<
  AddProductInput,
  unknown,
  AddProductValues
>;

/** As {@link addProductResolver}, for a phone that has its photo already. */
export const editProductResolver = yupResolver(editProductForm) as unknown as Resolver<
  AddProductInput,
  unknown,
  EditProductValues
>;

/** Add Product's form or Edit's: the same fields, checked into other values. */
export type PhoneForm<Values> = UseFormReturn<AddProductInput, unknown, Values>;
export type PhoneControl<Values> = PhoneForm<Values>['control'];
