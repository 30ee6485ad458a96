import { type ProductAnswer, sharedText, sharedTitle, SITE_NAME } from '@bns/domain';
import { escapedJson, escapedText } from './escaped.ts';
import { type Attributes, tag } from './tag.ts';

/**
 * What a phone's page says in its head to whoever runs no script: search engines, and the previews of shared links
 * (ogp.me; developer.x.com, "Cards"; schema.org/Product).
 * @param site the site's origin
 */
export function phoneHead(phone: ProductAnswer, site: string): string {
  const title = sharedTitle(phone);
  const text = sharedText(phone);
  const address = `${site}/phone/${encodeURIComponent(phone._id)}`;
  const picture = absolutePicture(phone.image, site);
  const property = (name: string, content: string): Attributes => ({ property: name, content });
  const metas: Attributes[] = [
    { name: 'description', content: text },
    { name: 'robots', content: phone.isSold ? 'noindex' : 'index, max-image-preview:large' },
    property('og:type', 'product'),
    property('og:site_name', SITE_NAME),
    property('og:title', title),
    property('og:description', text),
    property('og:image', picture),
    property('og:image:alt', phone.title),
    property('og:url', address),
    property('product:price:amount', String(phone.resalePrice)),
    property('product:price:currency', 'BDT'),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  return [
    `<title>${escapedText(`${title} · ${SITE_NAME}`)}</title>`,
    ...metas.map((meta) => tag('meta', meta)),
    tag('link', { rel: 'canonical', href: address }),
    tag('link', {
      rel: 'preload',
      as: 'image',
      href: picture,
      referrerpolicy: 'no-referrer',
      fetchpriority: 'high',
    }),
    `<script type="application/ld+json">${escapedJson(offerOf(phone, { text, address, picture }))}</script>`,
  ].join('\n    ');
}

/** Previews take no relative addresses; what is no picture's address at all becomes the site's sign. */
function absolutePicture(image: string, site: string): string {
  return /^https?:\/\//.test(image) ? image : `${site}/icon-512.png`;
}

function offerOf(
  { _id, title, categoryName, resalePrice, isSold }: ProductAnswer,
  { text, address, picture }: { text: string; address: string; picture: string },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: _id,
    name: title,
    description: text,
    image: [picture],
    brand: { '@type': 'Brand', name: categoryName },
    offers: {
      '@type': 'Offer',
      url: address,
      price: resalePrice,
      priceCurrency: 'BDT',
      itemCondition: 'https://schema.org/UsedCondition',
      availability: `https://schema.org/${isSold ? 'OutOfStock' : 'InStock'}`,
    },
  };
}
