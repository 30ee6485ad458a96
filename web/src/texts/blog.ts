import { blogHeads } from './blogHeads.ts';

type Slug = (typeof blogHeads)[number]['slug'];
type Body = { steps: readonly string[]; close: string };

const bodies: Record<Slug, Body> = {
  'seven-checks': {
    steps: [
      'Dial *#06# and compare the IMEI with the box and the receipt. Send KYD, a space and the 15 digits to 16002: the answer says whether the phone is in the BTRC database.',
      'Open Settings and look for a Google account or an iCloud that is still signed in. If the seller cannot sign out in front of you, do not buy: after a reset the phone would ask for his password.',
      'Put your SIM in, call someone, and let them hear you. Then try mobile data, Wi-Fi, Bluetooth and the charger.',
      'Drag an icon slowly over the whole screen. Where it drops, the touch layer is worn. A white page shows burnt-in shadows.',
      'Film ten seconds with each camera, in the shade and against the light. Look for dust and for a picture that shakes.',
      'Ask for the battery health. On iPhones it is in Settings; elsewhere watch how far it falls during your checks.',
      'Hold the frame against the light. A gap beside the glass means that it was opened, or that it fell.',
    ],
    close:
      'One small fault is a reason to talk about the price. Two that the seller did not mention are a reason to finish your tea and go home.',
  },
  'ready-for-the-next-owner': {
    steps: [
      'Copy photos, contacts and chats away, and check on the other device that they are really there. WhatsApp keeps its backup apart from the photos.',
      'Move your wallets first. bKash, Nagad and the apps of your bank want a code on the old phone or the old number, and a call centre takes longer than you think.',
      'Sign out of Google or iCloud by hand, and switch off Find My. A reset without that locks the phone for the buyer, and he will ring you at midnight.',
      'Take the SIM and the memory card out, then reset the phone from its settings, not by the buttons at its side.',
      'Clean it with a dry, soft cloth. A toothpick gets the dust out of the speaker and the charging port; water does not.',
      'Charge it to at least 60 percent, so that the buyer can try everything, and put the box, the charger and the receipt beside it.',
    ],
    close:
      'Then take the photos: by daylight, on a plain table, the front, the back and each edge. Show the scratch as well. A buyer who has seen it at home does not bargain about it at the stall.',
  },
  'what-is-it-worth': {
    steps: [
      'Look at phones of the same model and the same memory on BNS, and at their years of use. Leave out the dearest and the cheapest; the middle of the others is your start.',
      'Ask what the new one costs in a shop today. When its successor arrives, the price falls within weeks, so an early sale is worth more than a patient one.',
      'The box, the receipt and the rest of an official warranty hold the price up. A phone that is not in the BTRC database sells for clearly less, and you should say so.',
      'A new battery from an authorised shop pays for itself. A cracked back or a changed screen takes more off the price than the repair costs.',
      'Name the fault yourself, with a photo. Buyers forgive a scratch that they were told about, and nobody forgives one that was hidden.',
    ],
    close:
      'Leave a little room: people here like to talk about the last few hundred Tk, and both should feel that they won. If nobody books within a week, the price is the reason nine times out of ten. Take five percent off, advertise the phone, and look again.',
  },
  'meeting-in-person': {
    steps: [
      'Meet by day where people are: the entrance of a mall, the hall of a bank, a busy stall near your bus stop. Do not let the place be moved to a side street at the last minute.',
      'Bring someone along, and tell a third person where you are and when you will be back.',
      'Never send money ahead to hold a phone, by bKash, by Nagad or by courier. Pay when it is in your hand and works. And tell no code that arrives by SMS to anybody, whatever he says it is for.',
      'Sellers: count the notes where there is light, or wait for the message of your own bank or wallet. A screenshot of a transfer is a picture, not a payment.',
      'Write the date, the IMEI, the price and both names on a piece of paper, sign it, and let each keep a photo of it. If the phone turns out to be stolen, that paper is what you show.',
    ],
    close:
      'If something feels wrong, leave; no phone is the last of its kind. Then press the flag on its card. An admin looks at every report, and the next buyer will thank you.',
  },
};

/** The four articles, whole. */
export const articles = blogHeads.map((head) => ({ ...head, ...bodies[head.slug] }));

export type Article = (typeof articles)[number];

/** Words a minute that people read on a screen, at leisure. */
const READING_PACE = 180;

export const blogText = {
  heading: 'Blog',
  description:
    'Advice for buying and selling a used phone in Bangladesh: what to check, what it is worth, how to meet.',
  hint: 'What people who buy and sell used phones wish they had known the first time.',
  words: ({ lead, steps, close }: Article): number => [lead, ...steps, close].join(' ').split(/\s+/u).length,
  dateline: (article: Article): string =>
    `${article.date} · ${Math.ceil(blogText.words(article) / READING_PACE)} min`,
} as const;
