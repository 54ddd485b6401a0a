import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import type { ItemRecord } from '#domain/search/item-record.ts'
import { copyLine } from '#seed/load/rows/copy-text.ts'
import type { Engine } from './engine.ts'
import { facetValues } from './facet-values.ts'
import { foldedText } from './folded-text.ts'
import { type Answer, FACETS, type Facet, PAGE, type Query } from './query.ts'

/**
 * PostgreSQL's full-text search: a GIN index of the words, and one statement for the page and all counts with
 * grouping sets, in its own temporary database.
 *
 * @param server the URL of a database server on which a database can be created
 */
export async function openPostgres(server: string): Promise<Engine> {
  const name = `bench_search_${process.pid}`
  await onServer(server, `create database ${name}`)
  const client = new pg.Client(Object.assign(new URL(server), { pathname: `/${name}` }).href)
  await client.connect()
  return {
    name: 'PostgreSQL',
    isServer: true,
    kinds: ['one word', 'two words', 'prefix', 'filtered', 'deep page'],
    most: 1_000_000,

    async build(documents) {
      const columns = FACETS.map((facet) => `${facet} text`).join(', ')
      await client.query(
        `create unlogged table documents (id int, popularity bigint, ${columns}, words tsvector)`,
      )
      await pipeline(Readable.from(rows(documents)), client.query(from('copy documents from stdin')))
      await client.query(`set maintenance_work_mem = '512MB'`)
      await client.query('create index on documents using gin (words) with (fastupdate = off)')
      await client.query('vacuum analyze documents')
      await client.query(`set work_mem = '256MB'`)
    },

    async search(query) {
      const { rows } = await client.query<Row>(statementFor(query), parametersOf(query))
      return answerOf(rows)
    },

    async close() {
      await client.end()
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

/** A hit, or the count of a facet's value; a row that groups by no facet has the total. */
interface Row {
  readonly hit: number | null
  readonly facet: number
  /** 0 for rows without a value and for the total. */
  readonly named: number
  readonly count: string
}

/** `grouping()` sets a bit for each facet that a row does not group by. */
const ALL = 2 ** FACETS.length - 1
const LIST = FACETS.join(', ')

function statementFor({ filters, offset }: Query): string {
  const narrowed = (Object.keys(filters) as Facet[]).map((facet, index) => `and ${facet} = $${index + 2}`)
  return `with found as materialized (
      select id, popularity, ${LIST} from documents where words @@ to_tsquery('simple', $1) ${narrowed.join(' ')}
    )
    select null as hit, grouping(${LIST}) as facet, num_nonnulls(${LIST}) as named, count(*) from found
    group by grouping sets ((), ${FACETS.map((facet) => `(${facet})`).join(', ')})
    union all
    (select id, ${ALL}, 0, 0 from found
     order by popularity desc, id desc limit ${PAGE} offset ${offset})`
}

function parametersOf({ words, begins, filters }: Query): string[] {
  const last = words.length - 1
  const sought = words.map((word, index) => (begins && index === last ? `${word}:*` : word)).join(' & ')
  return [sought, ...Object.values(filters)]
}

function answerOf(rows: readonly Row[]): Answer {
  const groups = rows.filter(({ hit }) => hit === null)
  const counted = FACETS.map((_, index) => {
    const grouped = ALL - 2 ** (FACETS.length - 1 - index)
    return sumOf(groups.filter(({ facet, named }) => facet === grouped && named === 1))
  })
  return {
    total: sumOf(groups.filter(({ facet }) => facet === ALL)),
    hits: rows.length - groups.length,
    counted,
  }
}

function sumOf(groups: readonly Row[]): number {
  return groups.reduce((sum, { count }) => sum + Number(count), 0)
}

function* rows(documents: Iterable<ItemRecord>): Generator<string> {
  for (const record of documents) {
    const words = [...new Set(foldedText(record).split(' '))].join(' ')
    yield copyLine([record.id, record.popularity, ...facetValues(record), words])
  }
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
