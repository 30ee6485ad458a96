/** One article of the blog. `date` is as printed; the four dates are the spec's (§2). */
export type Article = {
  slug: string;
  title: string;
  date: string;
  minutes: number;
  lead: string;
  steps: string[];
};

export const articles: readonly Article[] = [
  {
    slug: 'seven-checks',
    title: 'Seven checks before you pay',
    date: '21 October 2022',
    minutes: 2,
    lead: 'Ten minutes at the tea stall tell you more than any photo. Do these in order, with your own SIM in your pocket.',
    steps: [
      'Dial *#06# and compare the IMEI with the box and the receipt. Send KYD and the 15 digits to 16002: the answer says whether the phone is in the BTRC database.',
      'Open Settings and look for a Google account or iCloud that is still signed in. If the seller cannot sign out, do not buy.',
      'Put your SIM in, call someone, and let them hear you. Then try Wi-Fi, Bluetooth and the charger.',
      'Drag an icon slowly over the whole screen. Where it drops, the touch layer is worn.',
      'Film ten seconds with each camera, in the shade and against the light. Look for dust and for a picture that shakes.',
      'Ask for the battery health. On iPhones it is in Settings; elsewhere watch how far it falls during your checks.',
      'Hold the frame against the light. A gap beside the glass means that it was opened, or that it fell.',
    ],
  },
  {
    slug: 'ready-for-the-next-owner',
    title: 'Getting an old phone ready for its next owner',
    date: '02 September 2019',
    minutes: 2,
    lead: 'A phone that starts clean sells faster, and nothing of yours goes along with it.',
    steps: [
      'Copy photos and contacts away, and check on the other device that they are really there.',
      'Move your wallet apps first: bKash, Nagad and bank apps want a code on the old number or the old phone.',
      'Sign out of Google or iCloud by hand. A reset without it locks the phone for the buyer.',
      'Take the SIM and the memory card out, then reset the phone from its settings.',
      'Clean it with a dry cloth, charge it to at least 60 %, and put the charger and the box beside it.',
    ],
  },
  {
    slug: 'what-is-it-worth',
    title: 'What is my phone worth?',
    date: '28 August 2019',
    minutes: 1,
    lead: 'Start from what it costs new today, not from what you paid, and take away what the next owner will notice.',
    steps: [
      'Look at phones of the same model and memory on BNS, and at their years of use. The middle of them is your start.',
      'A new battery, the box and the receipt each hold the price up. A cracked back or a changed screen takes more than the repair costs.',
      'Name the fault yourself, with a photo. Buyers forgive a scratch that they were told about.',
      'Leave a little room: people here like to talk about the last few hundred Tk.',
    ],
  },
  {
    slug: 'meeting-in-person',
    title: 'Meeting in person, and going home content',
    date: '20 October 2019',
    minutes: 1,
    lead: 'Most hand-overs take a quarter of an hour and a cup of tea. A few habits keep them that pleasant.',
    steps: [
      'Meet by day where people are: a mall entrance, a bank, a busy stall near your bus stop.',
      'Bring someone along, and tell a third person where you are.',
      'Never send money ahead to hold a phone. Pay when it is in your hand and works.',
      'Write the date, the IMEI and both names on a piece of paper, and each keep a photo of it.',
      'If something feels wrong, leave, and press the flag on the card. An admin looks at every report.',
    ],
  },
];
