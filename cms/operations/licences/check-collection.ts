import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { collectedItems } from '#cms/operations/personal-collections/collected-items.ts'
import { readSummary } from '#cms/operations/personal-collections/summaries.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { attributionLine } from '#domain/assets/attribution.ts'
import {
  type CountedWorks,
  type LicencesOfCollection,
  NAMED_WORKS,
} from '#domain/contract/collection-licences.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { checkLicences } from '#domain/licences/compatibility.ts'
import type { Locale } from '#domain/locales/locales.ts'

interface WorkRow extends Record<string, unknown> {
  readonly slug: Present<'items.slug'>
  readonly kind: Column<'items.kind'>
  readonly free: Present<'items.free'>
  readonly title: Computed<string>
  readonly author: Column<'contributors.name'>
  readonly source_url: Column<'items.source_url'>
  readonly licence: Column<'licences.code'>
}

interface Wanted {
  readonly user: string
  readonly collection: string
  readonly locale: Locale
}

const MAX_ITEMS = 2_000

/** What the licences of a user's collection mean for one product with all of its items. */
export async function checkCollection(
  payload: Payload,
  { user, collection, locale }: Wanted,
): Promise<Result<LicencesOfCollection>> {
  const summary = await readSummary(payload, user, collection)
  if (summary === undefined) return refuse('not-found')
  const rows = await run<WorkRow>(
    payload,
    fragment`
    select i.slug, i.kind::text, i.free, ${localised('items', 'i', 'title', locale)} as title, c.name as author,
      i.source_url, l.code::text as licence
    from (${collectedItems(summary.id, MAX_ITEMS + 1)}) wanted
    join items i on i.id = wanted.id
    join contributors c on c.id = i.contributor_id
    join licences l on l.id = i.licence_id
    order by wanted.place, i.id`,
  )
  const works = rows.slice(0, MAX_ITEMS)
  const { attribution, resale, conflicts } = checkLicences(works)
  return accept({
    items: works.length,
    partial: rows.length > MAX_ITEMS,
    attribution: { count: attribution.length, credits: creditsOf(attribution, locale) },
    resale: resale.map(({ limit, works: limited }) => ({ limit, works: countedOf(limited) })),
    conflicts: conflicts.map(({ reason, replace, beside }) => ({
      reason,
      replace: countedOf(replace),
      beside: countedOf(beside),
    })),
  })
}

function creditsOf(rows: readonly WorkRow[], locale: Locale): string {
  const lines = rows.map(({ source_url: sourceUrl, ...row }) =>
    attributionLine({ ...row, sourceUrl }, locale),
  )
  return [...new Set(lines)].join('\n')
}

function countedOf(rows: readonly WorkRow[]): CountedWorks {
  const first = rows
    .slice(0, NAMED_WORKS)
    .map(({ slug, title, kind, free, licence }) => ({ slug, title, kind, free, licence }))
  return { count: rows.length, first }
}
