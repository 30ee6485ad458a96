import { createContext } from 'react';

/** Whether somebody is on the way to a page whose code is not here yet: the page before stands until it is. */
export const NavigationPending = createContext(false);
