import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { SuggestionFacts } from '#domain/search/suggestion-record.ts'

/** All phrases of a language are in memory at once; the rarest are left out. */
const MAX_PER_SOURCE = 30_000
/** The title of a single work is its name, not a search. */
const MIN_TITLES = 2

/**
 * Suggestions of a language: names of tags, and titles that several works have.
 *
 * @param beginning only phrases with a word of this prefix, in either kana; all when absent
 */
export async function readSuggestions(
  payload: Payload,
  locale: Locale,
  beginning = '',
): Promise<SuggestionFacts[]> {
  const name = localised('tags', 't', 'name', locale)
  const [tags, titles] = await Promise.all([
    run<SuggestionFacts & Record<string, unknown>>(
      payload,
      fragment`
        select * from (
          select ${name} as query, uses.kind, uses.count, uses.popularity
          from (
            select rel.tags_id, i.kind::text as kind, count(*)::int as count, sum(i.popularity)::float8 as popularity
            from items i join items_rels rel on rel.parent_id = i.id and rel.path = 'tags'
            where i.visibility = 'published'
              and (${beginning} = '' or rel.tags_id in (select t.id from tags t where ${begins(name, beginning)}))
            group by rel.tags_id, i.kind order by count desc limit ${MAX_PER_SOURCE}) uses
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
          and (${beginning} = '' or ${begins(fragment`l.title`, beginning)})
        group by lower(l.title), i.kind having count(*) >= ${MIN_TITLES}
        order by count desc limit ${MAX_PER_SOURCE}`,
    ),
  ])
  return [...tags, ...titles]
}

const HIRAGANA = kana(0x3041, 0x3096)
const KATAKANA = kana(0x30a1, 0x30f6)
const ACCENTED = 'áàâãäéèêëíìîïóòôõöúùûüçñ'
const PLAIN = 'aaaaaeeeeiiiiooooouuuucn'

/** Whether a word of a text has the prefix, ignoring case, accents and the kind of kana. */
function begins(text: SQL, beginning: string): SQL {
  const folded = (value: SQL) =>
    fragment`translate(lower(${value}), ${ACCENTED + KATAKANA}::text, ${PLAIN + HIRAGANA}::text)`
  const pattern = fragment`${folded(fragment`${beginning.replace(/[\\%_]/g, '\\$&')}::text`)} || '%'`
  return fragment`(' ' || ${folded(text)}) like '% ' || ${pattern}`
}

function kana(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')
}
