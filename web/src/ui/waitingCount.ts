import { createContext } from 'react';

/** How much waits for the person, before each page's title and beside its link: '' for nothing, else e.g. '2'. */
export const WaitingCount = createContext('');
