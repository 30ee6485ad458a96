/** What fields say on every form. */
export const fieldText = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  choosePhoto: 'Choose a photo',
  photoKinds: 'JPEG, PNG or WebP',
  photoUpload: 'Photo upload',
} as const;
