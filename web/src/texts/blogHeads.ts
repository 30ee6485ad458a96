/** What the home page and the blog say of each article, in the spec's order with its dates (§2). */
export const blogHeads = [
  {
    slug: 'seven-checks',
    title: 'Seven checks before you pay',
    date: '21 October 2022',
    lead: 'Ten minutes at the tea stall tell you more than any photo. Do these in order, with your own SIM in your pocket.',
  },
  {
    slug: 'ready-for-the-next-owner',
    title: 'Getting an old phone ready for its next owner',
    date: '02 September 2019',
    lead: 'A phone that starts clean sells faster, and nothing of yours goes along with it.',
  },
  {
    slug: 'what-is-it-worth',
    title: 'What is my phone worth?',
    date: '28 August 2019',
    lead: 'Start from what it costs new today, not from what you paid, and take away what the next owner will notice.',
  },
  {
    slug: 'meeting-in-person',
    title: 'Meeting in person, and going home content',
    date: '20 October 2019',
    lead: 'Most hand-overs take a quarter of an hour and a cup of tea. A few habits keep them that pleasant.',
  },
] as const;
