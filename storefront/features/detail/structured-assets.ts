import { FORMATS } from '#domain/assets/formats.ts'
import { previewUrl } from '#domain/assets/preview-url.ts'
import type {
  BundleDetail,
  Contributor,
  ItemDetail,
  PackDetail,
  Preview,
} from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { LOCALES } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { decimalText } from '#domain/money/text.ts'
import { href } from '#domain/routing/href.ts'

/** A thing as schema.org describes it. */
export type StructuredNode = Readonly<Record<string, unknown>>

/** Where a page is, and what its site is called. */
export interface Surroundings {
  readonly locale: Locale
  /** The site's public address, without a slash at the end. */
  readonly site: string
  readonly siteName: string
}

/** A page above this one, as its breadcrumbs name it. */
export interface Above {
  readonly name: string
  /** From the root of the site. */
  readonly path: string
}

type Asset = ItemDetail | PackDetail | BundleDetail

/** CC0 gives up what a notice would claim. */
const WITHOUT_COPYRIGHT = 'cc0-1.0'

/** An item: its artwork with its licence, the product where it is sold, the way to it, and who offers it. */
export function itemNodes(
  item: ItemDetail,
  above: readonly Above[],
  around: Surroundings,
): readonly StructuredNode[] {
  const url = around.site + href('item', around.locale, item)
  const artwork = artworkOf(item, item.preview, url, around)
  return [
    artwork,
    ...(item.kind === '3d' ? [modelOf(item, url, around)] : []),
    ...productOf(item, url, around, true),
    breadcrumbs([...above, { name: item.title, path: href('item', around.locale, item) }], around),
    organization(around),
  ]
}

/** A pack or a bundle: what it gathers, with the licence of all, the product where it is sold, and the way to it. */
export function gatheringNodes(
  asset: PackDetail | BundleDetail,
  above: readonly Above[],
  around: Surroundings,
): readonly StructuredNode[] {
  const path =
    asset.form === 'pack' ? href('pack', around.locale, asset) : href('bundle', around.locale, asset)
  const url = around.site + path
  const cover = asset.previews[0]
  return [
    {
      '@type': 'CollectionPage',
      '@id': `${url}#gathering`,
      name: asset.title,
      url,
      inLanguage: LOCALES[around.locale].bcp47,
      ...licenceOf(asset, around),
      ...(cover ? { primaryImageOfPage: { '@id': `${url}#artwork` } } : {}),
    },
    ...(cover ? [artworkOf(asset, cover, url, around)] : []),
    ...productOf(asset, url, around, cover !== undefined),
    breadcrumbs([...above, { name: asset.title, path }], around),
    organization(around),
  ]
}

function artworkOf(asset: Asset, preview: Preview, url: string, around: Surroundings): StructuredNode {
  return {
    '@type': 'ImageObject',
    '@id': `${url}#artwork`,
    name: asset.title,
    ...(asset.description === null ? {} : { description: asset.description }),
    url,
    contentUrl: around.site + previewUrl(preview, { width: 800 }),
    thumbnailUrl: around.site + previewUrl(preview, { width: 200 }),
    encodingFormat: FORMATS.webp.mime,
    representativeOfPage: true,
    keywords: asset.tags.map(({ name }) => name).join(', '),
    dateModified: asset.updatedAt,
    ...licenceOf(asset, around),
  }
}

/** The model itself, which its picture only shows (https://schema.org/3DModel). */
function modelOf(item: ItemDetail, url: string, around: Surroundings): StructuredNode {
  return {
    '@type': '3DModel',
    '@id': `${url}#model`,
    name: item.title,
    url,
    encodingFormat: FORMATS[item.originalFormat].mime,
    image: { '@id': `${url}#artwork` },
    ...licenceOf(item, around),
  }
}

/** Who made it, under which licence, and where that is explained (Google, "Image metadata": all five facts). */
function licenceOf(asset: Asset, { locale, site }: Surroundings): StructuredNode {
  const { licence, contributor, attribution } = asset
  const licencePage = `${site}${href('licences', locale)}#${licence.code}`
  return {
    license: licence.url ?? licencePage,
    acquireLicensePage: licencePage,
    creditText: attribution ?? contributor.name,
    creator: authorOf(contributor),
    ...(licence.code === WITHOUT_COPYRIGHT ? {} : { copyrightNotice: contributor.name }),
  }
}

/** @param isShown whether the artwork is among the nodes */
function productOf(
  asset: Asset,
  url: string,
  { site }: Surroundings,
  isShown: boolean,
): readonly StructuredNode[] {
  if (asset.price === null) return []
  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      name: asset.title,
      ...(isShown ? { image: { '@id': `${url}#artwork` } } : {}),
      brand: { '@type': 'Brand', name: asset.contributor.name },
      offers: [asset.price, ...asset.otherPrices].map(({ amount, currency }) => ({
        '@type': 'Offer',
        url,
        price: decimalText(money(amount, currency)),
        priceCurrency: currency,
        availability: 'https://schema.org/InStock',
        seller: { '@id': `${site}/#organization` },
      })),
    },
  ]
}

/** The way to a page. */
export function breadcrumbs(crumbs: readonly Above[], { site }: Surroundings): StructuredNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site + path,
    })),
  }
}

/** Who runs the site. */
export function organization({ site, siteName }: Surroundings): StructuredNode {
  return {
    '@type': 'Organization',
    '@id': `${site}/#organization`,
    name: siteName,
    url: site,
    logo: `${site}/icon.svg`,
  }
}

function authorOf({ type, name }: Contributor): StructuredNode {
  return { '@type': type === 'team' ? 'Organization' : 'Person', name }
}
