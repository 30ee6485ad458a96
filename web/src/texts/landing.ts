/** The home page. Its description stands in index.html, where those who run no script find it too. */
export const landingText = {
  title: 'BNS · Used phones, bought and sold in Bangladesh',
  heading: 'Your next phone is one cup of tea away',
  lead: 'Used phones from people across Bangladesh. See the price, meet the seller, hold the phone, then pay.',
  heroAlt: 'At a tea stall by the river, one hand passes a phone to another; a rickshaw waits behind them',
  seeAll: 'See all phones',
  sellYours: 'Sell yours',
  categories: 'Categories',
  advertised: 'Advertised Products',
  allProducts: 'All Products',
  loading: 'Loading',
  old: 'These phones are as you saw them last. They are asked for again as soon as the line allows.',
  failed: 'The phones could not be loaded',
  blog: 'Good to know',
  readBlog: 'Read the blog',
  joinHeading: 'A drawer is no place for a good phone',
  joinLead:
    'List it with one photo and a price. Buyers near you book it, you agree on a place, and it has a second life.',
  registerNow: 'Register Now',
} as const;
