import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SearchQuery, SuggestQuery } from '#cms/ports/catalogue-search.ts'
import { PRICES, SORTS, VARIANT_CODES, VARIANTS } from '#domain/assets/facets.ts'
import { FORMS } from '#domain/assets/forms.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { wordsOfSlug } from '#domain/assets/slug.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locales/locales.ts'
import { type Choice, perChoice, validValues } from '#domain/routing/choices.ts'
import { defaultSort, MAX_PAGE } from '#domain/routing/refinements.ts'
import { MAX_SUGGESTIONS } from '#domain/search/suggest-query.ts'

const MAX_PER_PAGE = 100
const slug = z.string().min(1).max(200).optional()

/** Several values of one choice, separated by commas; invalid ones are left out. */
const chosen = (choice: Choice) =>
  z
    .string()
    .max(1000)
    .default('')
    .transform((text) => validValues(choice, text.split(',')))

/** `/api/v2/listings`: unknown parameters are ignored, malformed ones rejected. */
const listingQuerySchema = z.object({
  form: z.enum(FORMS).default('item'),
  kind: z.enum(KIND_CODES).optional(),
  variant: z.enum(VARIANT_CODES).optional(),
  words: z.string().max(200).optional(),
  keyword: z.string().max(200).optional(),
  ...perChoice(chosen),
  collection: slug,
  contributor: slug,
  sort: z.enum(SORTS).optional(),
  price: z.enum(PRICES).optional(),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
  per_page: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(48),
})

/** The search of a listing's parameters; a variant is a preset, and only its open settings can be changed. */
export function parseListingQuery(
  req: PayloadRequest,
): { ok: true; query: SearchQuery } | { ok: false; detail: string } {
  const parsed = listingQuerySchema.safeParse(Object.fromEntries(req.searchParams))
  if (!parsed.success) return { ok: false, detail: z.prettifyError(parsed.error) }
  const { form, kind, variant, collection, contributor, page, per_page: perPage } = parsed.data
  const preset = variant === undefined ? null : VARIANTS[variant]
  const words = wordsOfSlug(parsed.data.words ?? parsed.data.keyword ?? '')
  return {
    ok: true,
    query: {
      form,
      locale: languageOf(req),
      kind: kind ?? null,
      words: words === '' ? null : words,
      price: preset && preset.price !== 'all' ? preset.price : (parsed.data.price ?? 'all'),
      featuredOnly: preset?.featuredOnly ?? false,
      ...perChoice((choice) => parsed.data[choice]),
      collection: collection ?? null,
      contributor: contributor ?? null,
      sort: preset?.sort ?? parsed.data.sort ?? defaultSort({ variant, words }),
      page,
      perPage,
    },
  }
}

const MAX_SUGGESTED = 20

/** `/api/v2/suggest` (spec section 7): malformed parameters count as absent; null without words. */
const suggestQuerySchema = z.object({
  query: z.string().trim().min(1).max(200),
  asset: z.enum(KIND_CODES).nullable().catch(null).default(null),
  per_page: z.coerce.number().int().min(1).max(MAX_SUGGESTED).catch(MAX_SUGGESTIONS).default(MAX_SUGGESTIONS),
})

export function parseSuggestQuery(req: PayloadRequest): SuggestQuery | null {
  const parsed = suggestQuerySchema.safeParse(Object.fromEntries(req.searchParams))
  if (!parsed.success) return null
  const { query: words, asset: kind, per_page: limit } = parsed.data
  return { words, kind, limit, locale: languageOf(req) }
}

const suggestedResultsQuerySchema = z.object({
  query: z.array(z.string().trim().min(1).max(200)).min(1).max(MAX_SUGGESTIONS),
  asset: z.enum(KIND_CODES).nullable().catch(null).default(null),
})

/** `/api/v2/suggest/results`: the suggestions, one `query` each; null for malformed parameters. */
export function parseSuggestedResultsQuery({ searchParams }: PayloadRequest) {
  const parsed = suggestedResultsQuerySchema.safeParse({
    query: searchParams.getAll('query'),
    asset: searchParams.get('asset'),
  })
  return parsed.success ? { queries: parsed.data.query, kind: parsed.data.asset } : null
}

/** The `lang` parameter; unknown values are English. */
export function languageOf(req: PayloadRequest): Locale {
  const lang = req.searchParams.get('lang') ?? DEFAULT_LOCALE
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}

/** The `page` parameter; 1 for invalid values. */
export function pageOf(req: PayloadRequest): number {
  const page = Number(req.searchParams.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

/** A parameter of the path. */
export function pathParameter(req: PayloadRequest, name: string): string {
  const value = req.routeParams?.[name]
  return typeof value === 'string' ? value : ''
}
