import { fragment, type SQL } from '#cms/operations/database.ts'

/** The alias of an item, a pack, or a table of either, with a column `kind`. */
type Alias = 'a' | 'best' | 'i' | 'item' | 'items' | 'other' | 'p' | 'pack' | 'packs' | 'popular' | 'x'

/** The same rule as `offerOf` (domain/site/offer.ts): without a chosen kind the site offers all. */
const everyKind = 'not exists (select from site_settings_kinds)'
const chosenKinds = 'select chosen.value::text from site_settings_kinds chosen'

/** The condition that the site offers every kind. */
export const OFFERS_EVERY_KIND = fragment.raw(everyKind)

/** The condition that the site offers the kind of a row. */
export function isOfferedKind(alias: Alias): SQL {
  return fragment.raw(offeredKindSql(alias))
}

/** The condition that visitors find a row in the catalogue: published, and of a kind that the site offers. */
export function isShown(alias: Alias): SQL {
  return fragment.raw(`(${alias}.visibility = 'published' and ${offeredKindSql(alias)})`)
}

/**
 * What the visibility of a row amounts to for visitors, as text: one of a kind that the site does not offer rests: it is
 * neither found nor obtained, and users who hold a licence keep it (domain/assets/visibility.ts).
 */
export function offeredVisibility(alias: Alias): SQL {
  return fragment.raw(
    `(case when ${alias}.visibility = 'published' and not ${offeredKindSql(alias)} then 'resting' else ${alias}.visibility::text end)`,
  )
}

/** The condition that rows of `items i`, with a condition of their own, include one that visitors find. */
export function someShown(members: SQL): SQL {
  return fragment`(${OFFERS_EVERY_KIND} or exists (
    select from items i where ${isShown('i')} and ${members}))`
}

function offeredKindSql(alias: Alias): string {
  return `(${everyKind} or ${alias}.kind::text in (${chosenKinds}))`
}
