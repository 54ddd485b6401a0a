import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { SuggestionFacts } from '#domain/search/suggestion-record.ts'

/** Nobody is helped by more, and all of a language are held in memory at once. */
const MOST_OF_EACH_SOURCE = 30_000
/** A title that one work bears is that work's name, not a search. */
const LEAST_TITLES = 2

/** What people may search for in a language: names of tags, and titles that several works bear. */
export async function readSuggestions(payload: Payload, locale: Locale): Promise<SuggestionFacts[]> {
  const [tags, titles] = await Promise.all([
    run<SuggestionFacts & Record<string, unknown>>(
      payload,
      fragment`
        select * from (
          select ${localised('tags', 't', 'name', locale)} as query, uses.kind, uses.count, uses.popularity
          from (
            select rel.tags_id, i.kind::text as kind, count(*)::int as count, sum(i.popularity)::float8 as popularity
            from items i join items_rels rel on rel.parent_id = i.id and rel.path = 'tags'
            where i.visibility = 'published'
            group by rel.tags_id, i.kind order by count desc limit ${MOST_OF_EACH_SOURCE}) uses
          join tags t on t.id = uses.tags_id) named
        where query is not null`,
    ),
    run<SuggestionFacts & Record<string, unknown>>(
      payload,
      fragment`
        select lower(l.title) as query, i.kind::text as kind, count(*)::int as count,
          sum(i.popularity)::float8 as popularity
        from items_locales l join items i on i.id = l._parent_id
        where l._locale = ${locale} and i.visibility = 'published' and l.title is not null
        group by lower(l.title), i.kind having count(*) >= ${LEAST_TITLES}
        order by count desc limit ${MOST_OF_EACH_SOURCE}`,
    ),
  ])
  return [...tags, ...titles]
}
