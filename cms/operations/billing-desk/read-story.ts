import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import {
  STORY_PAGE_LENGTH,
  type Story,
  type StoryEntry,
  type StoryQuery,
} from '#domain/contract/console/customers.ts'
import { storySources } from './story-sources.ts'

interface Row extends Record<string, unknown>, Omit<StoryEntry, 'at'> {
  readonly at: Computed<string>
}

/** One page of everything that is known about a customer, newest first; of one kind, or of all. */
export async function readStory(
  payload: Payload,
  user: string,
  { kind, before }: StoryQuery,
  length = STORY_PAGE_LENGTH,
): Promise<Story> {
  const sources = storySources(user).filter((source) => kind === null || source.kind === kind)
  const parts = sources.map((source) => partOf(source, before, length + 1))
  const rows = await run<Row>(
    payload,
    fragment`
      select key, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, kind, record, title, state,
          amount, currency, note, actor_email
        from (${fragment.join(parts, fragment` union all `)}) story
       order by story.at desc, story.key desc limit ${length + 1}`,
  )
  const entries = rows.slice(0, length)
  const last = entries.at(-1)
  const hasMore = rows.length > length && last !== undefined
  return { entries, next: hasMore ? `${last.at}|${last.key}` : null }
}

/** The newest entries of one source before a place of the story: no more than the page can show are read. */
function partOf(
  source: ReturnType<typeof storySources>[number],
  before: StoryQuery['before'],
  limit: number,
): SQL {
  const { kind, at, id, record = id, from, where } = source
  const key = fragment`${`${kind}:`}::text || ${id}::text`
  const isBefore =
    before === null
      ? fragment`true`
      : fragment`(${at}, ${key}) < (${before.at}::timestamptz, ${before.key}::text)`
  return fragment`(
    select ${key} as key, ${at} as at, ${kind}::text as kind, ${record}::text as record,
        ${orNull(source.title)}::text as title, ${orNull(source.state)}::text as state,
        ${orNull(source.amount)}::text as amount, ${orNull(source.currency)}::text as currency,
        ${orNull(source.note)}::text as note, ${orNull(source.actor)}::text as actor_email
      from ${from} where ${where} and ${isBefore} order by 2 desc, 1 desc limit ${limit})`
}

function orNull(column: SQL | undefined): SQL {
  return fragment`(${column ?? fragment`null`})`
}
