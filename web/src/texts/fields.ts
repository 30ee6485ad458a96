/** What fields say on every form. */
export const fieldText = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;
