/** Whether a picture may be asked for there at all: `javascript:` and `data:` may not (case 56); nor is '' an address. */
export const isWebAddress = (address: string): boolean => /^https?:/.test(address);
