/** What the buttons that change nothing say in every dialog. */
export const dialogText = { cancel: 'Cancel', close: 'Close' } as const;
