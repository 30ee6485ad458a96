/** The dialog in which somebody reports a phone. */
export const reportDialogText = {
  title: (title: string) => `Report ${title}`,
  reason: 'What is wrong with it?',
  note: 'Note',
  noteHint: 'What an admin should know, if you like',
  send: 'Report',
} as const;
