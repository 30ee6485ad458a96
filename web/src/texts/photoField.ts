/** The field that picks a photo. */
export const photoFieldText = {
  kinds: 'JPEG, PNG or WebP',
  choose: 'Choose a photo',
  upload: 'Photo upload',
} as const;
