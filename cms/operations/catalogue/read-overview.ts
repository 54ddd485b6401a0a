import { localised } from '#cms/operations/catalogue/localised.ts'
import { packCards } from '#cms/operations/catalogue/pack-cards.ts'
import {
  type EntryRow,
  inCategory,
  readStyles,
  withPreviews,
} from '#cms/operations/catalogue/read-directories.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { CatalogueSearch, SearchQuery } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import type { Entry, Overview } from '#domain/contract/directories.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { OverviewKind } from '#domain/routing/overviews.ts'

const SUBJECTS = 8
const STYLES = 8
const PACKS = 4

/** Entry points to a kind: its most frequent subjects, its styles, and the packs that editors feature. */
export async function readOverview(
  payload: Payload,
  search: CatalogueSearch,
  kind: OverviewKind,
  locale: Locale,
): Promise<Overview> {
  const query: SearchQuery = { ...NO_SEARCH, locale, kind, perPage: PACKS }
  const [subjects, styles, packs] = await Promise.all([
    readSubjects(payload, search, query, kind),
    readStyles(payload, locale, kind, STYLES),
    search.list({ ...query, form: 'pack', sort: 'featured' }),
  ])
  return { subjects, styles, packs: await packCards(payload, packs.ids, locale) }
}

/** The root categories with most items of a kind; none without counts, which only a search engine has. */
async function readSubjects(
  payload: Payload,
  search: CatalogueSearch,
  query: SearchQuery,
  kind: OverviewKind,
): Promise<Entry[]> {
  const { categories } = await search.facets(query)
  const rows = await run<EntryRow>(
    payload,
    fragment`
      select c.id, c.slug, ${localised('categories', 'c', 'name', query.locale)} as name, counted.count
      from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as counted(value text, count int)
      join categories c on c.slug = counted.value
      where c.tree = 'general' and c.parent_id is null
      order by counted.count desc, c.id limit ${SUBJECTS}`,
  )
  return withPreviews(payload, rows, (id) => fragment`i.kind = ${kind} and ${inCategory(id)}`)
}
