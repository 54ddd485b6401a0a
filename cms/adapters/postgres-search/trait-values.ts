import { fragment, type SQL } from '#cms/operations/database.ts'
import { PIXEL_FORMATS } from '#domain/assets/formats.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { DIMENSION_OF_KIND, MAX_COUNTED, TRAITS, type Trait } from '#domain/assets/traits.ts'

/**
 * The values of a trait of the item aliased `a`, as rows of `value`. The SQL counterpart of `traitsOf`
 * (domain/assets/traits.ts).
 */
export function traitValues(trait: Trait): SQL {
  return VALUES_OF_TRAIT[trait]
}

const isOfKind = (kinds: readonly Kind[]) =>
  fragment`a.kind::text = any(${fragment.param([...kinds])}::text[])`

const VALUES_OF_TRAIT: Readonly<Record<Trait, SQL>> = {
  dimension: fragment`
    select ${dimension()} as value where ${dimension()} is not null`,
  people: fragment`
    select least(a.people_count, ${MAX_COUNTED}::int)::int::text as value
    where a.people_count is not null and ${isOfKind(TRAITS.people.kinds)}`,
  gender: listed('gender', 'genders'),
  age: listed('age', 'ages'),
  ethnicity: listed('ethnicity', 'ethnicities'),
  minWidth: sides('minWidth', 'shown_width'),
  minHeight: sides('minHeight', 'shown_height'),
}

function dimension(): SQL {
  const settled = Object.entries(DIMENSION_OF_KIND).map(
    ([kind, value]) => fragment`when a.kind::text = ${kind}::text then ${value}::text`,
  )
  return fragment`
    case ${fragment.join(settled, fragment` `)}
         when ${isOfKind(TRAITS.dimension.kinds)} then a.dimension::text end`
}

function listed(trait: Trait, table: 'genders' | 'ages' | 'ethnicities'): SQL {
  return fragment`
    select said.value::text as value from ${fragment.raw(`items_people_${table}`)} said
    where said.parent_id = a.id and a.people_count is distinct from 0 and ${isOfKind(TRAITS[trait].kinds)}`
}

function sides(trait: 'minWidth' | 'minHeight', column: 'shown_width' | 'shown_height'): SQL {
  return fragment`
    select side as value from unnest(${fragment.param([...TRAITS[trait].values])}::text[]) side
    where side::numeric <= a.${fragment.raw(column)} and ${isOfKind(TRAITS[trait].kinds)}
      and a.shown_format = any(${fragment.param([...PIXEL_FORMATS])}::text[])`
}
