import {
  fragment,
  inTransaction,
  type Payload,
  type SQL,
  sql,
  type Transaction,
} from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Recent } from '#domain/contract/recent.ts'
import { MAX_RECENT_SEARCHES, type RecentSearch } from '#domain/search/recent-searches.ts'
import { MAX_RECENTLY_VIEWED } from '#domain/search/recently-viewed.ts'

type SearchRow = Recent['searches'][number]

/** A user's recent searches and recently viewed assets, newest first. */
export async function readRecent(payload: Payload, user: string): Promise<Recent> {
  const [searches, viewed] = await Promise.all([
    sql<SearchRow>(payload)`
      select query, asset, contributors, lang from recent_searches where user_id = ${user} order by searched_at desc, query_key`,
    sql<{ slug: Column<'recently_viewed.slug'> }>(payload)`
      select slug from recently_viewed where user_id = ${user} order by viewed_at desc, slug`,
  ])
  return { searches, viewed: viewed.map(({ slug }) => slug) }
}

/** Adds searches, newest first: each query once, the oldest above the maximum deleted. */
export async function saveSearches(
  payload: Payload,
  user: string,
  searches: readonly RecentSearch[],
): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    await lock(transaction, user)
    for (const [place, { query, asset, contributors, lang }] of oldestFirst(searches)) {
      await transaction(fragment`
        insert into recent_searches (user_id, query_key, query, asset, contributors, lang, searched_at)
        values (${user}, lower(${query}), ${query}, ${asset}, ${fragment.param(contributors)}::text[], ${lang}, ${momentOf(place)})
        on conflict (user_id, query_key) do update set query = excluded.query, asset = excluded.asset,
          contributors = excluded.contributors, lang = excluded.lang, searched_at = excluded.searched_at`)
    }
    await transaction(fragment`
      delete from recent_searches where user_id = ${user} and query_key not in (
        select query_key from recent_searches where user_id = ${user}
         order by searched_at desc, query_key limit ${MAX_RECENT_SEARCHES})`)
  })
}

/** Adds slugs of viewed assets, newest first. */
export async function saveViewed(payload: Payload, user: string, slugs: readonly string[]): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    await lock(transaction, user)
    for (const [place, slug] of oldestFirst(slugs)) {
      await transaction(fragment`
        insert into recently_viewed (user_id, slug, viewed_at) values (${user}, ${slug}, ${momentOf(place)})
        on conflict (user_id, slug) do update set viewed_at = excluded.viewed_at`)
    }
    await transaction(fragment`
      delete from recently_viewed where user_id = ${user} and slug not in (
        select slug from recently_viewed where user_id = ${user}
         order by viewed_at desc, slug limit ${MAX_RECENTLY_VIEWED})`)
  })
}

/** Deletes one search, or all when none is given. */
export async function deleteSearches(payload: Payload, user: string, query: string | null): Promise<void> {
  await sql(payload)`
    delete from recent_searches
     where user_id = ${user} and (${query}::varchar is null or query_key = lower(trim(${query}::varchar)))`
}

/** Deletes one viewed asset, or all when none is given. */
export async function deleteViewed(payload: Payload, user: string, slug: string | null): Promise<void> {
  await sql(payload)`
    delete from recently_viewed where user_id = ${user} and (${slug}::varchar is null or slug = ${slug}::varchar)`
}

/** Serialises concurrent tabs of a user. */
async function lock(transaction: Transaction, user: string): Promise<void> {
  await transaction(fragment`select 1 from users where id = ${user} for update`)
}

/** Each with its index from the newest, so that of two spellings of one entry the newer is written last. */
function oldestFirst<T>(list: readonly T[]): [number, T][] {
  return [...list.entries()].reverse()
}

/** Entries that arrive together keep their order by one millisecond each. */
function momentOf(place: number): SQL {
  return fragment`clock_timestamp() - make_interval(secs => ${place / 1_000}::float8)`
}
