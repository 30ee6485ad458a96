/** The service worker marks an answer with it that it took from what it keeps, because the network gave none. */
export const KEPT_HEADER = 'x-bns-kept';
