/** Where the relay has put a picture; `medium` is missing for small ones (contract imgbb). */
export type HostedImage = {
  url: string;
  display_url: string;
  medium?: { url: string };
  width: number;
  height: number;
};

/** Where a hosted picture is small; one that is small itself has no other. */
export const smallOf = ({ url, medium }: HostedImage): string => medium?.url ?? url;
