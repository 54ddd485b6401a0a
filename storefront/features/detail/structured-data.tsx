import { FORMATS } from '#domain/assets/formats.ts'
import { previewUrl } from '#domain/assets/preview-url.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { majorUnits } from '#storefront/features/detail/download/major-units.ts'

interface StructuredDataProps {
  readonly item: ItemDetail
  readonly locale: Locale
  /** The site's public address, without a slash at the end. */
  readonly site: string
}

/**
 * What search engines read of an item (domain.md, "Search engines and sharing"): an ImageObject with its licence, and
 * an offer where it is sold. Only where the site is open to them.
 */
export function StructuredData({ item, locale, site }: StructuredDataProps) {
  // JSON may not end the script it stands in.
  const json = JSON.stringify(imageObject(item, locale, site)).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{json}</script>
}

function imageObject(item: ItemDetail, locale: Locale, site: string) {
  const { licence, contributor, preview, price } = item
  const licencePage = `${site}${href('licences', locale)}#${licence.code}`
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    name: item.title,
    url: `${site}${href('item', locale, item)}`,
    contentUrl: `${site}${previewUrl(preview, { width: 800 })}`,
    encodingFormat: FORMATS.webp.mime,
    license: licence.url ?? licencePage,
    acquireLicensePage: licencePage,
    creditText: item.attribution ?? contributor.name,
    creator: {
      '@type': contributor.type === 'team' ? 'Organization' : 'Person',
      name: contributor.name,
    },
    keywords: item.tags.map(({ name }) => name).join(', '),
    dateModified: item.updatedAt,
    ...(price && {
      offers: { '@type': 'Offer', price: majorUnits(price), priceCurrency: price.currency },
    }),
  }
}
