import { VARIANTS } from '#domain/assets/facets.ts'
import type { Form } from '#domain/assets/forms.ts'
import { isKind } from '#domain/assets/kinds.ts'
import { shortIdOfSlug } from '#domain/assets/short-id.ts'
import { isTemplateCategory } from '#domain/assets/template-categories.ts'
import { readCertificateNumber } from '#domain/certificates/number.ts'
import type { LandingAddress } from '#domain/landing/places.ts'
import { certificatePattern } from '#domain/routing/account-patterns.ts'
import { DETAIL_WORDS, pathOfAlias, STYLE_OF_WORD } from '#domain/routing/aliases.ts'
import { FAMILIES, FAMILY_CODES } from '#domain/routing/families.ts'
import type { Family, ListingParams, Page, RouteParams } from '#domain/routing/params.ts'
import { defaultSort, readRefinements } from '#domain/routing/refinements.ts'
import { detailOfSegment, listingOfSegment } from '#domain/routing/segments.ts'
import { isUniconsPage } from '#domain/routing/unicons.ts'
import { isAddressSlug, slugOfWords } from '#domain/routing/words.ts'

/** The meaning of an address before any look-up. */
export interface Reading {
  /** The page by the words alone; null when only an asset can have the address. */
  readonly page: Page | null
  /** The asset to look up first: if it exists, its page is meant. */
  readonly asset: { readonly form: Form; readonly slug: string } | null
  /** The landing page that must be published for `page` to exist. */
  readonly landing: LandingAddress | null
  /** Query parameters that the canonical path expresses. */
  readonly spent: readonly string[]
  /** Query parameters that an alias says by its path and the canonical address by its query. */
  readonly added?: URLSearchParams
}

/**
 * Parses the path after the language prefix, lower-case and decoded, aliases included.
 *
 * @returns undefined when neither family nor alias matches
 */
export function readAddress(path: readonly string[], query: URLSearchParams): Reading | undefined {
  const meant = pathOfAlias(path)
  if (meant !== null) return readPage(meant, query)
  return (
    readSearch(path, query) ??
    readCertificateSearch(path, query) ??
    readAssetAlias(path) ??
    readKits(path) ??
    readStyled(path, query)
  )
}

/** `/certificate?number=7k3q 9xwa…`: the form for a number, sent without scripts. A mistyped number keeps its mistake. */
function readCertificateSearch(path: readonly string[], query: URLSearchParams): Reading | undefined {
  const typed = query.get('number')
  if (path.join('/') !== 'certificate' || typed === null) return undefined
  const number = readCertificateNumber(typed) ?? typed.replace(/\s/g, '')
  const params = certificatePattern.read(['certificate', number.toLowerCase()])
  const page = params === undefined ? undefined : ({ family: 'certificate', params } as const)
  return page && { page, asset: null, landing: null, spent: ['number'] }
}

/** `/search?query=red heart&asset=icon`: the query becomes words of a listing (spec section 5). */
function readSearch([word, ...rest]: readonly string[], query: URLSearchParams): Reading | undefined {
  if (word !== 'search' || rest.length > 0) return undefined
  const asked = query.get('asset') ?? ''
  const kind = isKind(asked) ? asked : (listingOfSegment(asked)?.kind ?? null)
  const words = slugOfWords(query.get('query') ?? '')
  const form = query.get('product_type') === 'pack' ? 'pack' : 'item'
  const params: ListingParams = { kind, form, variant: null, ...(words === '' ? {} : { words }) }
  return {
    page: { family: 'listing', params },
    asset: assetOfWords(params),
    landing: null,
    spent: ['asset', 'product_type', 'page', ...(isUniconsPage(params) ? [] : ['query'])],
  }
}

/** Addresses of one asset without its kind or price, or with redundant segments. */
function readAssetAlias([word = '', slug = '', ...rest]: readonly string[]): Reading | undefined {
  const form: Form | undefined = Object.hasOwn(DETAIL_WORDS, word)
    ? DETAIL_WORDS[word as keyof typeof DETAIL_WORDS]
    : undefined
  if (form && rest.length === 0) return assetAt(form, slug)
  if (detailOfSegment(word)?.form === 'pack' && rest.length === 1 && rest[0] === 'all')
    return assetAt('pack', slug)
  if (isTemplateCategory(slug) && listingOfSegment(word)?.kind === 'template' && rest.length === 1)
    return assetAt('item', rest[0] ?? '')
  const [listing = '', slugAtContributor, ...beyond] = rest
  if (word !== 'contributors' || slugAtContributor === undefined || beyond.length > 0) return undefined
  const shelf = listingOfSegment(listing)
  return shelf && assetAt(shelf.form, slugAtContributor)
}

/** `/illustration-kits/{asset}` and `/illustration-kits/{asset}/{slug}`: kit illustrations unless the asset is another. */
function readKits([word, listing = '', slug, ...rest]: readonly string[]): Reading | undefined {
  const shelf = listingOfSegment(listing)
  if (word !== 'illustration-kits' || shelf === undefined || rest.length > 0) return undefined
  if (slug !== undefined) return assetAt(shelf.form, slug)
  const params = { ...shelf, kind: shelf.kind ?? ('kit-illustration' as const) }
  return { page: { family: 'listing', params }, asset: null, landing: null, spent: [] }
}

function assetAt(form: Form, slug: string): Reading | undefined {
  return isAddressSlug(slug) ? { page: null, asset: { form, slug }, landing: null, spent: [] } : undefined
}

/** `/unicons-lines/{words}`: an alias of a listing in one style, which its canonical address says by the query. */
function readStyled(path: readonly string[], query: URLSearchParams): Reading | undefined {
  const style = STYLE_OF_WORD.get(path[0] ?? '')
  if (style === undefined || query.has('style')) return readPage(path, query)
  const added = new URLSearchParams({ style })
  const reading = readPage(path, new URLSearchParams([...query, ...added]))
  return reading && { ...reading, added }
}

function readPage(path: readonly string[], query: URLSearchParams): Reading | undefined {
  for (const family of FAMILY_CODES) {
    const params = FAMILIES[family].read(path)
    if (params !== undefined) return readRest(family, params, query)
  }
  return undefined
}

function readRest<F extends Family>(
  family: F,
  named: RouteParams[F],
  query: URLSearchParams,
): Reading | undefined {
  const { asset: form, landing: place, refinements, ownQuery } = FAMILIES[family]
  if (form !== null && 'slug' in named) return assetAt(form, named.slug)
  const asPacks = 'form' in named && query.get('product_type') === 'pack'
  const params = asPacks ? packsOf(named) : named
  const refined = readRefinements(query, refinements(params), defaultSort(params as ListingParams))
  if (refined === undefined) return undefined
  return {
    page: { family, params: { ...params, ...ownQuery?.read(query, params), ...refined } } as Page,
    asset: family === 'listing' ? assetOfWords(params as ListingParams) : null,
    landing: place !== null && 'slug' in named ? { place, slug: named.slug } : null,
    spent: asPacks ? ['product_type'] : [],
  }
}

/** `product_type=pack` on a listing means its packs (spec section 2), which have no keyword listings. */
function packsOf<P extends object>(params: P): P {
  const { variant }: ListingParams = params
  const byKeyword = variant && VARIANTS[variant].keyword
  return { ...params, form: 'pack', ...(byKeyword ? { variant: null } : {}) }
}

/** A plural path with a slug is an asset's only when the slug is exactly an asset's, which ends in a short id. */
function assetOfWords({ form = 'item', variant, words }: ListingParams): Reading['asset'] {
  if (variant || !words || !isAddressSlug(words)) return null
  return shortIdOfSlug(words) === undefined ? null : { form, slug: words }
}
