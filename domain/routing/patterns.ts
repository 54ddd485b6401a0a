import { VARIANTS } from '#domain/assets/facets.ts'
import { isTemplateCategory, type TemplateCategory } from '#domain/assets/template-categories.ts'
import { type Designation, isDesignation } from '#domain/contributors/designations.ts'
import { isInitial } from '#domain/keywords/initials.ts'
import { isLandingSlug, LANDING_PLACES, type LandingPlace } from '#domain/landing/places.ts'
import { isLegalSlug, type LegalSlug } from '#domain/legal/pages.ts'
import { isLintRule, type LintRule } from '#domain/lint/rule-codes.ts'
import type { DetailParams, ListedForm, ListingParams, Scope } from '#domain/routing/params.ts'
import {
  detailOfSegment,
  detailSegment,
  detailSegments,
  LISTING_SEGMENTS,
  listingOfSegment,
  listingSegment,
} from '#domain/routing/segments.ts'
import { isUniconsPage } from '#domain/routing/unicons.ts'
import { isAddressSlug, slugOfWords } from '#domain/routing/words.ts'

/** The path of a family after the language prefix: `path` prints it, `read` is the inverse and accepts aliases. */
export interface Pattern<P> {
  /** All first segments that it reads; empty where any word is accepted. */
  readonly words: readonly string[]
  readonly path: (params: P) => readonly string[]
  readonly read: (path: readonly string[]) => P | undefined
}

/** The first segment of search by picture. */
export const PICTURES = 'reverse-image-search'
/** The listing of all templates, and the first segment of those for one use. */
const TEMPLATES = listingSegment({ kind: 'template', form: 'item', variant: null })
/** The second segment of contributors for hire; reserved as a username. */
export const HIRE = 'hire'
/** The index of keywords. */
const KEYWORDS = 'keywords-listing'
/** A SHA-256. */
const PICTURE_HASH = /^[0-9a-f]{64}$/

/** One fixed address: `/bundles`, or the bare prefix when there is no word. */
export function fixed(...words: readonly string[]): Pattern<object> {
  return {
    words: words.slice(0, 1),
    path: () => words,
    read: (path) => (path.join('/') === words.join('/') ? {} : undefined),
  }
}

/** `/bundles/{slug}` */
export function slugged(word: string): Pattern<{ readonly slug: string }> {
  return {
    words: [word],
    path: ({ slug }) => [word, slug],
    read: ([first, slug, ...rest]) =>
      first === word && isSlug(slug) && rest.length === 0 ? { slug } : undefined,
  }
}

/** `/categories/{slug}` and `/categories/{slug}/{listing}`, where the listing is one of a kind, a form or both. */
export function scoped(word: string): Pattern<{ readonly slug: string } & Scope> {
  return {
    words: [word],
    path: ({ slug, ...scope }) => [word, slug, ...scopePath(scope)],
    read: ([first, slug, listing, ...rest]) => {
      if (first !== word || !isSlug(slug) || rest.length > 0) return undefined
      const scope = readScope(listing)
      return scope && { slug, ...scope }
    },
  }
}

/** `/contributors/{username}` and `/contributors/{username}/{listing}` */
export const contributorPattern: Pattern<{ readonly username: string } & Scope> = {
  words: ['contributors'],
  path: ({ username, ...scope }) => scoped('contributors').path({ slug: username, ...scope }),
  read: (path) => {
    const found = scoped('contributors').read(path)
    if (found === undefined) return undefined
    const { slug: username, ...scope } = found
    return { username, ...scope }
  },
}

/** `/contributors/hire/{designation}` */
export const hirePattern: Pattern<{ readonly designation: Designation }> = {
  words: ['contributors'],
  path: ({ designation }) => ['contributors', HIRE, designation],
  read: ([first, second, designation = '', ...rest]) =>
    first === 'contributors' && second === HIRE && isDesignation(designation) && rest.length === 0
      ? { designation }
      : undefined,
}

/** `/keywords-listing` and `/keywords-listing/{initial}` */
export const keywordsPattern: Pattern<{ readonly initial?: string | undefined }> = {
  words: [KEYWORDS],
  path: ({ initial }) => [KEYWORDS, ...(initial === undefined ? [] : [initial])],
  read: ([first, initial, ...rest]) => {
    if (first !== KEYWORDS || rest.length > 0) return undefined
    if (initial === undefined) return {}
    return isInitial(initial) ? { initial } : undefined
  },
}

/** `/reverse-image-search/{hash}/all-assets` and `/reverse-image-search/{hash}/{kinds}`; packs have no picture of their own. */
export const picturePattern: Pattern<{ readonly hash: string } & Pick<Scope, 'kind'>> = {
  words: [PICTURES],
  path: ({ hash, kind = null }) => [PICTURES, hash, listingSegment({ kind, form: 'item', variant: null })],
  read: ([first, hash = '', listing, ...rest]) => {
    if (first !== PICTURES || !PICTURE_HASH.test(hash) || rest.length > 0) return undefined
    const scope = readScope(listing)
    return scope?.form === 'item' ? { hash, kind: scope.kind ?? null } : undefined
  },
}

/** `/legal/{slug}` */
export const legalPattern: Pattern<{ readonly slug: LegalSlug }> = {
  words: ['legal'],
  path: ({ slug }) => ['legal', slug],
  read: ([first, slug = '', ...rest]) =>
    first === 'legal' && isLegalSlug(slug) && rest.length === 0 ? { slug } : undefined,
}

/** The guide of contributors: the first segment of the rules for uploads. */
const GUIDE = ['contributor-guide', 'rules'] as const

export const uploadRulesPattern = fixed(...GUIDE)

/** `/contributor-guide/rules/l101`: the number in lower case, read in any. */
export const uploadRulePattern: Pattern<{ readonly rule: LintRule }> = {
  words: [GUIDE[0]],
  path: ({ rule }) => [...GUIDE, rule.toLowerCase()],
  read: ([first, second, rule = '', ...rest]) => {
    const code = rule.toUpperCase()
    const isRule = first === GUIDE[0] && second === GUIDE[1] && rest.length === 0
    return isRule && isLintRule(code) ? { rule: code } : undefined
  },
}

/** `/templates/{category}`; any other word after `/templates` is a search. */
export const templatePattern: Pattern<{ readonly use: TemplateCategory }> = {
  words: [TEMPLATES],
  path: ({ use }) => [TEMPLATES, use],
  read: ([first, use, ...rest]) =>
    first === TEMPLATES && isTemplateCategory(use) && rest.length === 0 ? { use } : undefined,
}

/** `/{slug}` or `/l/{slug}`, by its place, and the same with `/{kinds}` after it. */
export function landingPattern(
  place: LandingPlace,
): Pattern<{ readonly slug: string } & Pick<Scope, 'kind'>> {
  const { prefix } = LANDING_PLACES[place]
  return {
    words: prefix,
    path: ({ slug, kind = null }) => [...prefix, slug, ...scopePath({ kind })],
    read: (path) => {
      const [slug, listing, ...rest] = path.slice(prefix.length)
      if (prefix.some((word, index) => path[index] !== word) || rest.length > 0) return undefined
      const scope = readScope(listing)
      return isLandingSlug(slug) && scope?.form === 'item' ? { slug, kind: scope.kind ?? null } : undefined
    },
  }
}

/** `/{kinds}`, `/{variant}-{kinds}`, `/{kind}-packs` and, with words, `/{kinds}/{words}`. */
export const listingPattern: Pattern<ListingParams> = {
  words: LISTING_SEGMENTS,
  path: ({ kind = null, form = 'item', variant = null, words }) => {
    const slug = words && !isUniconsPage({ kind, form, variant, words }) ? slugOfWords(words) : ''
    return [listingSegment({ kind, form, variant }), ...(slug === '' ? [] : [slug])]
  },
  read: ([first = '', text, ...rest]) => {
    const shelf = listingOfSegment(first)
    if (shelf === undefined || rest.length > 0) return undefined
    if (text === undefined) return withoutKeyword(shelf)
    const words = slugOfWords(text)
    const takesWords = shelf.variant === null || VARIANTS[shelf.variant].keyword
    if (!takesWords || words === '' || isUniconsPage({ ...shelf, words })) return undefined
    return { ...shelf, words }
  },
}

/** `/{kind}/{slug}`, `/free-{kind}/{slug}`, `/{kind}-pack/{slug}`, `/free-{kind}-pack/{slug}` */
export function detailPattern(form: ListedForm): Pattern<DetailParams> {
  return {
    words: detailSegments(form),
    path: ({ kind, free, slug }) => [detailSegment({ kind, form, free }), slug],
    read: ([first = '', slug, ...rest]) => {
      const word = detailOfSegment(first)
      if (word?.form !== form || !isSlug(slug) || rest.length > 0) return undefined
      return { kind: word.kind, free: word.free, slug }
    },
  }
}

/** A keyword listing without its keyword is the nearest plain one: trending is popular, new is latest. */
function withoutKeyword(shelf: Required<Scope> & Pick<ListingParams, 'variant'>): ListingParams {
  if (!shelf.variant || !VARIANTS[shelf.variant].keyword) return shelf
  return { ...shelf, variant: VARIANTS[shelf.variant].sort === 'latest' ? 'latest' : 'popular' }
}

function scopePath({ kind = null, form = 'item' }: Scope): readonly string[] {
  return kind === null && form === 'item' ? [] : [listingSegment({ kind, form, variant: null })]
}

function readScope(listing: string | undefined): Scope | undefined {
  if (listing === undefined) return { kind: null, form: 'item' }
  const shelf = listingOfSegment(listing)
  return shelf?.variant === null ? { kind: shelf.kind, form: shelf.form } : undefined
}

function isSlug(text: string | undefined): text is string {
  return text !== undefined && isAddressSlug(text)
}
