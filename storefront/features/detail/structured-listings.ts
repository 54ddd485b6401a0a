import { previewUrl } from '#domain/assets/preview-url.ts'
import type { Card, Contributor, Listing } from '#domain/contract/catalogue.ts'
import { LOCALES } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import {
  type Above,
  breadcrumbs,
  organization,
  type StructuredNode,
  type Surroundings,
} from '#storefront/features/detail/structured-assets.ts'

export interface StructuredListing {
  /** The heading of the page. */
  readonly name: string
  /** Of the page, from the root of the site, without refinements. */
  readonly path: string
  readonly above?: readonly Above[]
  /** Set on the page of a contributor. */
  readonly contributor?: Contributor | undefined
}

/** A page of a listing, category, style, collection or contributor: what it lists, in its order, and the way to it. */
export function listingNodes(
  { name, path, above = [], contributor }: StructuredListing,
  { hits, total }: Pick<Listing, 'hits' | 'total'>,
  around: Surroundings,
): readonly StructuredNode[] {
  const url = around.site + path
  const list = {
    '@type': 'ItemList',
    '@id': `${url}#list`,
    name,
    numberOfItems: total,
    itemListElement: hits.map((card, index) => entryOf(card, index + 1, around)),
  }
  const page = {
    '@type': contributor === undefined ? 'CollectionPage' : 'ProfilePage',
    '@id': url,
    url,
    name,
    inLanguage: LOCALES[around.locale].bcp47,
    isPartOf: { '@type': 'WebSite', name: around.siteName, url: around.site },
    mainEntity: contributor === undefined ? { '@id': list['@id'] } : profileOf(contributor, url),
  }
  return [page, list, breadcrumbs([...above, { name, path }], around), organization(around)]
}

function entryOf(card: Card, position: number, { site, locale }: Surroundings): StructuredNode {
  const preview = card.form === 'item' ? card.preview : card.previews[0]
  return {
    '@type': 'ListItem',
    position,
    name: card.title,
    url: site + addressOf(card, locale),
    ...(preview === undefined ? {} : { image: site + previewUrl(preview, { width: 800 }) }),
  }
}

function addressOf(card: Card, locale: Surroundings['locale']): string {
  if (card.form === 'item') return href('item', locale, card)
  return card.form === 'pack' ? href('pack', locale, card) : href('bundle', locale, card)
}

function profileOf({ type, name, username, url: own }: Contributor, url: string): StructuredNode {
  return {
    '@type': type === 'team' ? 'Organization' : 'Person',
    '@id': `${url}#contributor`,
    name,
    alternateName: username,
    url,
    ...(own === null ? {} : { sameAs: [own] }),
  }
}
