/** What stands round every page; loaded with the first of them, so only what all of them say. */
export const shellText = {
  site: 'BNS',
  home: 'Home',
  products: 'Products',
  blog: 'Blog',
  dashboard: 'Dashboard',
  login: 'Login',
  logout: 'Logout',
  menu: 'Menu',
  mainNav: 'Main',
  footerNav: 'Footer',
  skip: 'Skip to content',
  /** As in index.html. */
  description:
    'BNS is where Bangladesh buys and sells used phones: see the phone, meet the seller, pay in person.',
  purpose: 'BNS brings people who sell a used phone together with people nearby who look for one.',
  copyright: '© 2022 BNS. All rights reserved.',
  loading: 'Loading',
  offline: 'You are offline. What you see may be out of date, and nothing can be sent until you are back.',
  closeNotice: 'Close message',
  tryAgain: 'Try again',
  tryHint: 'Please check your connection, then try again.',
  pageFailed: 'This page could not be shown',
  pageFailedHint: 'Please check your connection, then load it again.',
  reload: 'Reload',
} as const;
