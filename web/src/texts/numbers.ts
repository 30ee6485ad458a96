/** Somebody's phone number and what can be done with it. */
export const numbersText = {
  whatsApp: (name: string) => `Write to ${name} on WhatsApp`,
  copy: (name: string) => `Copy the number of ${name}`,
  copied: 'Copied',
  notCopied: 'The number could not be copied. Please mark it and copy it yourself',
} as const;
