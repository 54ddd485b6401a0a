import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import type { ItemRecord } from '#domain/search/item-record.ts'
import { copyLine } from '#seed/load/rows/copy-text.ts'
import { FIRST } from './ndcg.ts'
import type { Records, Searcher } from './searcher.ts'

/**
 * PostgreSQL as its documentation recommends, in its own temporary database:
 * - full-text search in the configuration of the language, with `unaccent` before its stemmer, and in English as
 * well; titles weigh more than tags, tags more than names of styles, packs, contributors and categories;
 * - all words must match, the last one as a prefix too; ordered by `ts_rank`;
 * - then `pg_trgm` finds similar spellings (`word_similarity` above its default threshold);
 * - for Japanese and Korean, which have no parser in PostgreSQL, items that contain every word anywhere (`ilike`,
 * with the same trigram index) come between the two.
 *
 * @param server the URL of a database server on which a database can be created
 */
export async function openPostgres(server: string, records: Records): Promise<Searcher> {
  const name = `bench_relevance_${process.pid}`
  // Trigrams consist of letters, and this locale knows the letters of all scripts.
  await onServer(server, `create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  const client = new pg.Client(Object.assign(new URL(server), { pathname: `/${name}` }).href)
  const close = async () => {
    await client.end()
    await onServer(server, `drop database ${name} with (force)`)
  }
  try {
    await client.connect()
    await client.query('create extension pg_trgm; create extension unaccent')
    for (const locale of LOCALE_CODES) await build(client, locale, records[locale])
  } catch (error) {
    await close()
    throw error
  }
  return {
    name: 'PostgreSQL',
    async search(locale, query) {
      const { rows } = await client.query<{ slug: string }>(statementFor(locale), parametersOf(query))
      return rows.map(({ slug }) => slug)
    },
    close,
  }
}

/** The text search configuration of each language; `simple` where PostgreSQL has none. */
const CONFIGURATIONS: Readonly<Record<Locale, string>> = {
  en: 'english',
  es: 'spanish',
  pt: 'portuguese',
  fr: 'french',
  de: 'german',
  ja: 'simple',
  ko: 'simple',
}

const WITHOUT_SPACES: readonly Locale[] = ['ja', 'ko']

async function build(client: pg.Client, locale: Locale, records: readonly ItemRecord[]): Promise<void> {
  const base = CONFIGURATIONS[locale]
  await client.query(`
    create text search configuration words_${locale} (copy = ${base});
    alter text search configuration words_${locale}
      alter mapping for hword, hword_part, word with unaccent, ${base === 'simple' ? 'simple' : `${base}_stem`};
    create table items_${locale} (
      slug text, popularity bigint, title text, title_en text, tags text, tags_en text, rest text,
      words tsvector generated always as (
        setweight(to_tsvector('words_${locale}'::regconfig, title), 'A') ||
        setweight(to_tsvector('words_en'::regconfig, title_en), 'A') ||
        setweight(to_tsvector('words_${locale}'::regconfig, tags), 'B') ||
        setweight(to_tsvector('words_en'::regconfig, tags_en), 'B') ||
        setweight(to_tsvector('words_${locale}'::regconfig, rest), 'D')) stored,
      spelling text)`)
  await pipeline(
    Readable.from(records.map(line)),
    client.query(
      from(`copy items_${locale} (slug, popularity, title, title_en, tags, tags_en, rest) from stdin`),
    ),
  )
  await client.query(`
    update items_${locale} set spelling = unaccent(lower(concat_ws(' ', title, title_en, tags, tags_en)));
    create index on items_${locale} using gin (words);
    create index on items_${locale} using gin (spelling gin_trgm_ops);
    analyze items_${locale}`)
}

function line(record: ItemRecord): string {
  const {
    slug,
    popularity,
    title,
    titleEn,
    tags,
    tagsEn,
    styleName,
    packTitle,
    contributorName,
    categoryNames,
  } = record
  const rest = [styleName, packTitle, contributorName, ...categoryNames].filter((text) => text !== null)
  return copyLine([
    slug,
    popularity,
    title,
    titleEn ?? '',
    tags.join(', '),
    tagsEn.join(', '),
    rest.join(', '),
  ])
}

function statementFor(locale: Locale): string {
  const holds = WITHOUT_SPACES.includes(locale)
    ? `spelling like all (select '%' || unaccent(word) || '%' from unnest($3::text[]) as word)`
    : 'cardinality($3::text[]) < 0'
  return `
    with asked as (select
      websearch_to_tsquery('words_${locale}', $1) || websearch_to_tsquery('words_en', $1) ||
      to_tsquery('words_${locale}', $2) as words)
    select slug from items_${locale}, asked
    where items_${locale}.words @@ asked.words or ${holds} or unaccent(lower($1)) <% spelling
    order by items_${locale}.words @@ asked.words desc, ts_rank(items_${locale}.words, asked.words) desc,
      ${holds} desc, word_similarity(unaccent(lower($1)), spelling) desc, popularity desc, slug
    limit ${FIRST}`
}

/** The query, its words with the last as a prefix, and its words one by one. */
function parametersOf(query: string): (string | string[])[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const beginning = words.map((word, at) => `'${word}'${at === words.length - 1 ? ':*' : ''}`).join(' & ')
  return [query, beginning, words.length > 0 ? words : [query.toLowerCase()]]
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
