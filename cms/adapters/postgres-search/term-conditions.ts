import { traitValues } from '#cms/adapters/postgres-search/trait-values.ts'
import { fragment, type SQL } from '#cms/operations/database.ts'
import { STILL_WIDTHS } from '#domain/assets/conversions.ts'
import { PIXEL_FORMATS } from '#domain/assets/formats.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { Trait } from '#domain/assets/traits.ts'
import type { Term, TermField } from '#domain/search/listing-terms.ts'

/** The conditions of terms over the table aliased `a`. */
export function termConditions(terms: readonly Term[], form: Form): readonly SQL[] {
  return terms.flatMap(({ field, values }) => CONDITIONS[field]?.(values, form) ?? [])
}

type Condition = (values: readonly string[], form: Form) => SQL

/** Null: colours are compared with the palettes of the matches (by-colour.ts). */
const CONDITIONS: Readonly<Record<TermField, Condition | null>> = {
  kind: ofCataloguedForms((kinds) =>
    // A single kind is compared without a cast, so that its index is used.
    kinds.length === 1
      ? fragment`a.kind = ${kinds[0]}`
      : fragment`a.kind::text = any(${fragment.param([...kinds])}::text[])`,
  ),
  free: ([free]) => fragment`a.free = ${free === 'true'}`,
  featured: () => fragment`a.featured`,
  collection: inCollections,
  contributor: (usernames) => fragment`
    a.contributor_id in (
      select id from contributors where username = any(${fragment.param([...usernames])}::text[]))`,
  tag: tagged,
  style: ofCataloguedForms((slugs) => inStyles(slugs, 'a')),
  category: ofCataloguedForms(inCategories),
  colour: null,
  orientation: (values) => fragment`${orientation()} = any(${fragment.param([...values])}::text[])`,
  format: (values) => fragment`${formatsOffered()} && ${fragment.param([...values])}::text[]`,
  dimension: hasOneOf('dimension'),
  people: hasOneOf('people'),
  gender: hasOneOf('gender'),
  age: hasOneOf('age'),
  ethnicity: hasOneOf('ethnicity'),
  minWidth: hasOneOf('minWidth'),
  minHeight: hasOneOf('minHeight'),
}

export function inStyles(slugs: readonly string[], alias: 'a' | 'c'): SQL {
  return fragment`${fragment.raw(alias)}.style_id in (
    select id from styles where slug = any(${fragment.param([...slugs])}::text[]))`
}

/** Bundles have no kind, style or category. */
function ofCataloguedForms(condition: (values: readonly string[]) => SQL): Condition {
  return (values, form) => (form === 'bundle' ? fragment`false` : condition(values))
}

function inCategories(slugs: readonly string[]): SQL {
  return fragment`a.category_id in (
    select c.id from categories c left join categories parent on parent.id = c.parent_id
    where array[c.slug, parent.slug]::text[] && ${fragment.param([...slugs])}::text[])`
}

/** Curated collections contain items; a pack belongs to those of its items, a bundle to none. */
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

/** Only items have tags. */
function tagged(slugs: readonly string[], form: Form): SQL {
  if (form !== 'item') return fragment`false`
  return fragment`a.id in (
    select rel.parent_id from items_rels rel join tags t on t.id = rel.tags_id
    where rel.path = 'tags' and t.slug = any(${fragment.param([...slugs])}::text[]))`
}

function hasOneOf(trait: Trait): Condition {
  return (values) => fragment`exists (
    select from (${traitValues(trait)}) trait where trait.value = any(${fragment.param([...values])}::text[]))`
}

/** `orientationOf` (domain/assets/facets.ts). */
function orientation(): SQL {
  return fragment`
    case when a.shown_width > 1.05 * a.shown_height then 'landscape'
         when a.shown_width < 0.95 * a.shown_height then 'portrait' else 'square' end`
}

/** `downloadChoices` (domain/assets/download-choices.ts): the original, and a PNG unless the original has too few pixels. */
function formatsOffered(): SQL {
  return fragment`
    array[a.shown_format::text,
          case when a.shown_width >= ${Math.min(...STILL_WIDTHS)}::int
                 or a.shown_format <> all(${fragment.param([...PIXEL_FORMATS])}::text[]) then 'png' end]`
}
