import { traitValues } from '#cms/adapters/postgres-search/trait-values.ts'
import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { fragment, type SQL } from '#cms/operations/database.ts'
import { type Except, type SearchQuery, wordsOf } from '#cms/ports/catalogue-search.ts'
import type { Form } from '#domain/assets/forms.ts'
import { TRAIT_NAMES, type Trait } from '#domain/assets/traits.ts'
import { type Phrase, phraseAlternatives } from '#domain/search/phrase-alternatives.ts'
import type { Selection } from '#domain/search/selection.ts'
import { readWords } from '#domain/search/word-parameters.ts'
import { words } from '#domain/search/words.ts'

export const TABLES = {
  item: fragment.raw(ASSET_TABLES.item),
  pack: fragment.raw(ASSET_TABLES.pack),
  bundle: fragment.raw(ASSET_TABLES.bundle),
} as const satisfies Record<Form, SQL>

/** The WHERE of a query over the table aliased `a`. */
export function conditions(query: SearchQuery, except: Except = []): SQL {
  const parts = [
    fragment`a.visibility = 'published'`,
    query.price === 'all' ? null : fragment`a.free = ${query.price === 'free'}`,
    query.featuredOnly ? fragment`a.featured` : null,
    ...(query.form === 'bundle' ? [] : taxonomyConditions(query, except)),
    ...(query.form === 'item' ? ofItems(query, except) : []),
    query.collection === null ? null : inCollections([query.collection], query.form),
    query.contributor === null
      ? null
      : fragment`a.contributor_id = (select id from contributors where username = ${query.contributor})`,
    wordsOf(query) === null ? null : matches(query),
    ...(query.selection ? inSelection(query.selection, query.form) : []),
  ]
  return fragment.join(
    parts.filter((part) => part !== null),
    fragment` and `,
  )
}

/** The words of the query, normalised for search and joined; a title that starts with them ranks first. */
export function phraseOf(query: SearchQuery): string {
  return soughtWords(query).join(' ')
}

/** The required words: filler words ("heart icon", "free svg") are required only in a text without other words. */
function soughtWords(query: SearchQuery): readonly string[] {
  const { telling, query: text } = readWords(wordsOf(query) ?? '', query.locale)
  return words(telling.length > 0 ? telling.join(' ') : text, query.locale)
}

/**
 * Requires each word or one of its synonyms. Words have letters and digits only, so quotes suffice as escaping. Only
 * the search engine finds bundles by words.
 */
function matches(query: SearchQuery): SQL {
  if (query.form === 'bundle') return fragment`false`
  const terms = phraseAlternatives(soughtWords(query), query.locale).map((phrases) => anyOf(phrases))
  if (terms.length === 0) return hasWords(query) ? fragment`true` : fragment`false`
  return fragment`to_tsvector('simple', a.search_text) @@ ${terms.join(' & ')}::tsquery`
}

function anyOf(phrases: readonly Phrase[]): string {
  const alternatives = phrases.map((phrase) => phrase.map((word) => `'${word}'`).join(' & '))
  return `(${alternatives.map((alternative) => `(${alternative})`).join(' | ')})`
}

/** "Free icon", all filler words, matches everything; a text without any word matches nothing. */
function hasWords(query: SearchQuery): boolean {
  return words(wordsOf(query) ?? '', query.locale).length > 0
}

/** Filters of items and packs; bundles have neither kind, style nor category. */
function taxonomyConditions({ kind, style, category }: SearchQuery, except: Except): (SQL | null)[] {
  return [
    kind === null || except.includes('kind') ? null : fragment`a.kind = ${kind}`,
    style.length === 0 || except.includes('style') ? null : styledLike(style),
    category.length === 0 ? null : inCategories(category),
  ]
}

/** Filters of items only. Colours are compared where the palettes are read (by-colour.ts). */
function ofItems(query: SearchQuery, except: Except): (SQL | null)[] {
  const { orientation, format } = query
  return [
    orientation.length === 0
      ? null
      : fragment`${ORIENTATION} = any(${fragment.param([...orientation])}::text[])`,
    format.length === 0 || except.includes('format')
      ? null
      : fragment`${FORMATS_OFFERED} && ${fragment.param([...format])}::text[]`,
    ...TRAIT_NAMES.filter((trait) => query[trait].length > 0 && !except.includes(trait)).map((trait) =>
      hasOneOf(trait, query[trait]),
    ),
  ]
}

function hasOneOf(trait: Trait, values: readonly string[]): SQL {
  return fragment`exists (
    select from (${traitValues(trait)}) said where said.value = any(${fragment.param([...values])}::text[]))`
}

/** The SQL counterpart of `orientationOf` (domain/assets/facets.ts). */
const ORIENTATION = fragment`
  case when a.shown_width > 1.05 * a.shown_height then 'landscape'
       when a.shown_width < 0.95 * a.shown_height then 'portrait' else 'square' end`

/**
 * The SQL counterpart of `downloadChoices` (domain/assets/download-choices.ts): the original, and a PNG of nearly
 * every item.
 */
const FORMATS_OFFERED = fragment`array[a.shown_format::text, 'png']`

export function styledLike(slugs: readonly string[], alias: 'a' | 'c' = 'a'): SQL {
  return fragment`${fragment.raw(alias)}.style_id in (
    select id from styles where slug = any(${fragment.param([...slugs])}::text[]))`
}

function inCategories(slugs: readonly string[]): SQL {
  return fragment`a.category_id in (
    select c.id from categories c left join categories parent on parent.id = c.parent_id
    where array[c.slug, parent.slug]::text[] && ${fragment.param([...slugs])}::text[])`
}

/** Curated collections contain items. A pack matches if one of its items does; bundles never match. */
function inCollections(slugs: readonly string[], form: Form): SQL {
  if (form === 'bundle') return fragment`false`
  const members = fragment`
    select rel.items_id from collections_rels rel
    join collections c on c.id = rel.parent_id
    where c.slug = any(${fragment.param([...slugs])}::text[]) and c._status = 'published' and rel.path = 'items'`
  return form === 'item'
    ? fragment`a.id in (${members})`
    : fragment`a.id in (select pack_id from items where id in (${members}))`
}

/** The selection of a page, equivalent to `selectionFilters` (domain/search/selection.ts) for an engine. */
function inSelection(selection: Selection, form: Form): (SQL | null)[] {
  const { price, kinds, tags, styles, categories, collections } = selection
  const ofPrice = price === 'all' ? null : fragment`a.free = ${price === 'free'}`
  const isFiled = [kinds, tags, styles, categories, collections].some((slugs) => slugs.length > 0)
  if (form === 'bundle') return [ofPrice, isFiled ? fragment`false` : null]
  return [
    ofPrice,
    kinds.length === 0 ? null : fragment`a.kind::text = any(${fragment.param([...kinds])}::text[])`,
    tags.length === 0 ? null : tagged(tags, form),
    styles.length === 0 ? null : styledLike(styles),
    categories.length === 0 ? null : inCategories(categories),
    collections.length === 0 ? null : inCollections(collections, form),
  ]
}

/** Packs have no tags. */
function tagged(slugs: readonly string[], form: Form): SQL {
  if (form !== 'item') return fragment`false`
  return fragment`a.id in (
    select rel.parent_id from items_rels rel join tags t on t.id = rel.tags_id
    where rel.path = 'tags' and t.slug = any(${fragment.param([...slugs])}::text[]))`
}
