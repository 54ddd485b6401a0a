import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { createPack } from '#cms/operations/packs/create-pack.ts'
import { readCandidates } from '#cms/operations/packs/read-candidates.ts'
import { readStatistics } from '#cms/operations/statistics/read-statistics.ts'
import { readNumbers } from '#cms/operations/submissions/read-numbers.ts'
import { readWaitingTimes } from '#cms/operations/submissions/read-waiting-times.ts'
import { announceChange } from '#cms/operations/takedowns/announce-change.ts'
import { countCases } from '#cms/operations/takedowns/count-cases.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { makeMarketplaceLicences } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import type { OutboxMessage } from '#domain/contract/outbox.ts'
import { SUBMISSION_STATE_CODES } from '#domain/review/states.ts'
import { TAKEDOWN_STATE_CODES } from '#domain/takedown/states.ts'
import { createPool, type Pool } from '#media/pipeline/pool.ts'
import { createAccounts, missingAccounts } from '#seed/accounts.ts'
import { openLibraryStorage } from '#seed/load/open-storage.ts'
import { CATEGORIES } from '#seed/taxonomy/categories.ts'
import { STYLES } from '#seed/taxonomy/styles.ts'
import { CASES } from './cases.ts'
import { readCast } from './cast.ts'
import { PACK_STORIES } from './pack-stories.ts'
import { playStories, type Stage } from './play.ts'
import { playCases } from './play-cases.ts'
import { playCounts } from './play-counts.ts'
import { playPacks } from './play-packs.ts'
import { playReports } from './play-reports.ts'
import { REPORTS } from './reports.ts'
import { STORIES, scheduleOf } from './stories.ts'

let opened: TestPayload
let pool: Pool
let stage: Stage

beforeAll(async () => {
  opened = await openPayload()
  const { payload } = opened
  pool = createPool()
  await makeCatalogue(payload)
  await makeMarketplaceLicences(payload)
  for (const { slug } of CATEGORIES)
    await sql(payload)`insert into categories (slug) values (${slug}) on conflict do nothing`
  for (const { slug } of STYLES)
    await sql(payload)`insert into styles (slug) values (${slug}) on conflict do nothing`
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await createAccounts(await missingAccounts(client, 'on'))
  expect(await missingAccounts(client, 'on')).toEqual([])
  await client.end()
  stage = { payload, storage: openLibraryStorage(), pool, cast: await readCast(payload) }
})
afterAll(async () => {
  await pool.close()
  await opened.close()
})

describe('the demonstration', () => {
  test('continues a play that was cut, and plays every step once', async () => {
    const now = new Date()
    const cut = { ...stage, pool: { process: failAfter(9) } }
    await expect(playStories(cut, STORIES, now)).rejects.toThrow('cut')
    const begun = await countEvents()
    expect(begun).toBeGreaterThan(0)

    const { played, left } = await playStories(stage, STORIES, new Date())
    expect(left).toEqual([])
    expect(begun + played).toBe(scheduleOf(STORIES, now).length)
    expect(await countEvents()).toBe(begun + played)
  })

  test('has submissions in every state, and several of each desk', async () => {
    const { states, demonstrations } = await readNumbers(stage.payload, 'all')
    expect(SUBMISSION_STATE_CODES.filter((state) => states[state] === undefined)).toEqual([])
    expect(demonstrations).toBe(STORIES.length)
    const actors = await sql(stage.payload)`
      select distinct actor_id from submission_events where command = 'submission.lease'`
    expect(actors).toHaveLength(3)
    const contributors = await sql(stage.payload)`select distinct contributor_id from submissions`
    expect(contributors).toHaveLength(3)
  })

  test('has cases of rights holders in every state, hides and counts nothing in public, and mails no one', async () => {
    const { payload, cast } = stage
    const { played, left } = await playCases(payload, cast, { cases: CASES, now: new Date() })
    expect(left).toEqual([])
    expect(played).toBeGreaterThan(CASES.length)
    const rows = await sql<{ state: string; id: number }>(payload)`select distinct state from takedowns`
    expect(rows.map(({ state }) => state).sort()).toEqual(
      TAKEDOWN_STATE_CODES.filter((state) => state !== 'received').toSorted(),
    )
    expect(await countCases(payload)).toEqual({ years: [] })
    expect(await sql(payload)`select 1 from takedown_holds`).toEqual([])
    const events = await sql<OutboxMessage<'takedown.changed'>>(payload)`
      select e.id::int as event, e.takedown_id::int as takedown, e.command, t.contributor_id as contributor,
        array(select w.item_id from takedown_works w where w.takedown_id = t.id) as items, 'kept' as licences
      from takedown_events e join takedowns t on t.id = e.takedown_id`
    for (const event of events) await announceChange(payload, event)
    expect(await sql(payload)`select 1 from mails where key like 'takedown:%'`).toEqual([])
    expect(await playCases(payload, cast, { cases: CASES, now: new Date() })).toEqual({ played: 0, left: [] })
  })

  test('has packs of contributors in several states, with order and cover, and publishes none on the site', async () => {
    const { payload, cast } = stage
    const wanted = { packs: PACK_STORIES, now: new Date() }
    const { played, left } = await playPacks(payload, cast, wanted)
    expect(left).toEqual([])
    expect(played).toBe(PACK_STORIES.reduce((sum, { steps }) => sum + steps.length + 1, 0))
    expect(await playPacks(payload, cast, wanted)).toEqual({ played: 0, left: [] })
    const rows = await sql<{ state: string; title: string; works: number; cover: number }>(payload)`
      select s.state, t.title, count(*)::int as works, count(w.cover)::int as cover
        from pack_submissions s join packs_locales t on t._parent_id = s.pack_id join pack_works w on w.pack_id = s.pack_id
       where s.is_demonstration group by s.pack_id, t.title order by s.pack_id`
    expect(rows.map(({ state, works, cover }) => `${state} ${works} ${cover}`)).toEqual([
      'rejected 10 0',
      'published 10 6',
      'withdrawn 4 0',
      'changes-requested 10 1',
      'submitted 10 1',
      'appealed 10 0',
    ])
    const shown = await sql(payload)`
      select 1 from packs p join pack_submissions s on s.pack_id = p.id
       where p.visibility <> 'draft' or exists (select from items i where i.pack_id = p.id)`
    expect(shown).toEqual([])
    const [times] = await sql(payload)`
      select bool_and(at <= now()) and min(at) < now() - interval '7 days' as past from pack_submission_events`
    expect(times).toEqual({ past: true })
    expect(await sql(payload)`select 1 from mails where key like 'pack-decided:%'`).toEqual([])
  })

  test('has views and downloads by day and country for its works and packs, marked, and none on the site', async () => {
    const { payload, cast } = stage
    const now = new Date()
    expect(await playCounts(payload, now)).toBeGreaterThan(30)
    expect(await playCounts(payload, now)).toBe(0)
    const actor = cast.get('contributor@motif.test')
    if (actor === undefined) throw new Error('there is no account')
    const read = (pack: number | null) =>
      readStatistics(payload, actor, { days: 30, contributor: null, item: null, pack }, now)
    const all = await read(null)
    expect(all?.has_demonstration).toBe(true)
    expect(all?.totals.views).toBeGreaterThan(all?.totals.downloads ?? 0)
    expect(all?.totals.downloads).toBeGreaterThan(0)
    expect(all?.countries.length).toBeGreaterThan(4)
    expect(all?.works.every((work) => work.is_demonstration && work.preview !== null)).toBe(true)
    expect(all?.packs).toMatchObject([{ title: 'Folders for an office', is_demonstration: true }])
    const one = await read(all?.packs[0]?.pack ?? 0)
    expect(one).toMatchObject({ has_demonstration: true, title: 'Folders for an office' })
    expect(one?.totals.views).toBe(all?.packs[0]?.views)
    const counters = await sql(payload)`
      select 1 from items where views + downloads > 0 union all select 1 from packs where views + downloads > 0`
    expect(counters).toEqual([])
    const future = await sql(payload)`select 1 from daily_counts where day > (now() at time zone 'utc')::date`
    expect(future).toEqual([])
  })

  test('offers works of the demonstration for its packs alone, and real works for real packs', async () => {
    const { payload, cast } = stage
    const actor = cast.get('team@motif.test')
    if (actor === undefined) throw new Error('there is no account')
    const candidatesOf = async (isDemonstration: boolean) => {
      const pack = await createPack(payload, { actor, kind: 'icon', contributor: null, isDemonstration })
      return pack.ok ? readCandidates(payload, { pack: pack.value, actor, q: '', page: 1 }) : null
    }
    expect((await candidatesOf(true))?.total).toBeGreaterThan(0)
    expect(await candidatesOf(false)).toEqual({ works: [], total: 0 })
  })

  test('has open and dismissed reports, once', async () => {
    const { payload, cast } = stage
    const wanted = { reports: REPORTS, now: new Date() }
    expect(await playReports(payload, cast, wanted)).toBe(REPORTS.length)
    expect(await playReports(payload, cast, wanted)).toBe(0)
    const rows = await sql(payload)`
      select outcome, is_demonstration, count(*)::int from reports group by 1, 2 order by 1`
    expect(rows).toEqual([
      { outcome: 'dismissed', is_demonstration: true, count: 2 },
      { outcome: null, is_demonstration: true, count: 2 },
    ])
  })

  test('adds nothing the second time', async () => {
    expect(await playStories(stage, STORIES, new Date())).toEqual({ played: 0, left: [] })
  })

  test('took place in the weeks before, in the history, the audit log and the notifications', async () => {
    const [times] = await sql(stage.payload)`
      select (select max(at) <= now() and min(at) < now() - interval '28 days' from submission_events) as history,
        (select bool_and(at <= now()) and min(at) < now() - interval '28 days' from audit_log
          where resource = 'submissions') as audit,
        (select min(created_at) < now() - interval '7 days' from notifications) as notified`
    expect(times).toEqual({ history: true, audit: true, notified: true })
  })

  test('publishes nothing on the site, and sends no mail', async () => {
    const items = await sql(stage.payload)`
      select 1 from items i join submissions s on s.item_id = i.id
       where s.is_demonstration and (i.visibility <> 'draft' or i.current_revision_id is not null)`
    expect(items).toEqual([])
    expect(await readWaitingTimes(stage.payload)).toEqual([])
    expect(await sql(stage.payload)`select 1 from mails where template like 'submission-%'`).toEqual([])
  })

  test('rejects a work with the same shapes as another one, which the check has found', async () => {
    const { readLint } = await import('#cms/operations/submissions/read-lint.ts')
    const { transactionOf } = await import('#cms/operations/database.ts')
    const [row] = await sql<{ id: number }>(stage.payload)`
      select e.submission_id as id from submission_events e where 'similar-to-own' = any(e.reasons)`
    const results = await readLint(transactionOf(stage.payload), row?.id ?? 0)
    expect(results.map(({ rule }) => rule)).toContain('L502')
  })
})

/** A pipeline that stops answering after some files. */
function failAfter(files: number): Pool['process'] {
  let seen = 0
  return (bytes, options) => {
    seen += 1
    return seen > files ? Promise.reject(new Error('cut')) : pool.process(bytes, options)
  }
}

async function countEvents(): Promise<number> {
  const [row] = await sql<{ count: number }>(
    stage.payload,
  )`select count(*)::int as count from submission_events`
  return row?.count ?? Number.NaN
}
