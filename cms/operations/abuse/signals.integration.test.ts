import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findSignals } from '#cms/operations/abuse/find-signals.ts'
import { recordNetwork } from '#cms/operations/abuse/record-network.ts'
import { sql } from '#cms/operations/database.ts'
import { grantDownload } from '#cms/operations/downloads/grant-download.ts'
import { codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { makeTeam } from '#cms/testing/teams.ts'
import { SIGNALS } from '#domain/abuse/signals.ts'

let opened: TestPayload
let payload: Payload
let item: { id: number; slug: string }
let support: TestBrowser
let reviewer: TestBrowser

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  item = await (await makeCatalogue(payload)).add({ title: 'Heart' })
  support = await withSession(payload, await makePerson(payload, { roles: ['support'] }))
  reviewer = await withSession(payload, await makePerson(payload, { roles: ['reviewer'] }))
})
afterAll(() => opened.close())

/** One download of a user, and copies of it for their own account or for a team. */
async function download(user: string, count: number, { team = null as string | null, counted = true } = {}) {
  await grantDownload(payload, { slug: item.slug, format: 'svg', width: null, by: { user } })
  await sql(payload)`
    insert into downloads (item_id, revision_id, licence_version_id, format, user_id, team_id, counted, created_at)
    select d.item_id, d.revision_id, d.licence_version_id, d.format, d.user_id, ${team}::uuid, ${counted}, now()
      from downloads d cross join generate_series(1, ${count}::int)
     where d.id = (select min(id) from downloads where user_id = ${user})`
}

/** Moves the downloads of a user to the start of the month. */
async function spread(user: string): Promise<void> {
  await sql(payload)`
    update downloads set created_at = date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'
     where user_id = ${user}`
}

const signalsOf = (user: string) => sql(payload)`
  select kind, measured, threshold, closed_at is not null as closed from abuse_signals
   where user_id = ${user} order by kind`

describe('the signals of an account', () => {
  test('name 600 counted downloads in a month, and not 599', async () => {
    const { id: user } = await makePerson(payload)
    const { from } = SIGNALS['many-downloads']
    // One download is that of the grant; repetitions are not counted.
    await download(user, from - 2)
    await download(user, 50, { counted: false })
    await spread(user)
    await findSignals(payload)
    expect(await kindsOf(user)).not.toContain('many-downloads')
    await sql(payload)`
      update downloads set counted = true where id = (select max(id) from downloads where user_id = ${user})`
    await findSignals(payload)
    expect(await signalsOf(user)).toContainEqual({
      kind: 'many-downloads',
      measured: from,
      threshold: from,
      closed: false,
    })
  })

  test('are of the team where the downloads are', async () => {
    const { team, owner } = await makeTeam(payload)
    await download(owner.id, SIGNALS['many-downloads'].from, { team })
    await spread(owner.id)
    await findSignals(payload)
    expect(await kindsOf(owner.id)).not.toContain('many-downloads')
    expect(
      await sql(payload)`select kind, measured from abuse_signals where team_id = ${team}::uuid`,
    ).toEqual([{ kind: 'many-downloads', measured: SIGNALS['many-downloads'].from }])
  })

  test('name the rate of a robot within an hour, and block no download', async () => {
    const { id: user } = await makePerson(payload)
    await download(user, SIGNALS['robot-rate'].from)
    await sql(payload)`update downloads set created_at = date_trunc('hour', now()) where user_id = ${user}`
    await findSignals(payload)
    expect(await kindsOf(user)).toEqual(['robot-rate'])
    const again = { slug: item.slug, format: 'svg', width: null, by: { user } } as const
    expect(await grantDownload(payload, again)).toMatchObject({ ok: true })
  })

  test('name many networks in a day, each counted once, and forget them after a day', async () => {
    const { id: user } = await makePerson(payload)
    const { from } = SIGNALS['many-networks']
    const now = new Date()
    for (let number = 0; number < from; number += 1) {
      const seen = { user, network: `192.0.2.${number}`, now }
      await recordNetwork(payload, seen, 'secret')
      await recordNetwork(payload, seen, 'secret')
      if (number === from - 2) await findSignals(payload, now)
      if (number === from - 2) expect(await signalsOf(user)).toEqual([])
    }
    await findSignals(payload, now)
    expect(await signalsOf(user)).toMatchObject([{ kind: 'many-networks', measured: from }])
    await findSignals(payload, new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000))
    expect(await sql(payload)`select 1 from account_networks where user_id = ${user}`).toEqual([])
  })
})

test('a signal is closed once with a reason by the billing desk, and stays closed while more is measured', async () => {
  const { id: user } = await makePerson(payload)
  await download(user, SIGNALS['robot-rate'].from)
  await sql(payload)`update downloads set created_at = date_trunc('hour', now()) where user_id = ${user}`
  await findSignals(payload)
  const [row] = await sql<{ id: string }>(payload)`select id from abuse_signals where user_id = ${user}`
  const path = `/console/signals/${row?.id}`
  const close = (browser: TestBrowser, reason = 'An agency at work') =>
    browser.call('POST', `${path}/close`, { json: { reason } })
  expect((await support.call('GET', path)).body).toMatchObject({
    signal_state: 'open',
    allowed_actions: ['close'],
  })
  expect((await close(reviewer)).status).toBe(403)
  expect(codesOf(await close(support, ''))).toEqual(['reason: statement-missing'])
  expect((await close(support)).status).toBe(200)
  expect(codesOf(await close(support))).toEqual(['state-changed'])
  const logged = await sql(payload)`
    select command, reason from audit_log where resource = 'signals' and record_id = ${String(row?.id)}`
  expect(logged).toEqual([{ command: 'signal.close', reason: 'An agency at work' }])
  await download(user, 10)
  await sql(payload)`update downloads set created_at = date_trunc('hour', now()) where user_id = ${user}`
  await findSignals(payload)
  expect((await support.call('GET', path)).body).toMatchObject({
    signal_state: 'closed',
    resolution: 'An agency at work',
    allowed_actions: [],
  })
  expect(await signalsOf(user)).toMatchObject([{ closed: true }])
})

async function kindsOf(user: string): Promise<unknown[]> {
  return (await signalsOf(user)).map(({ kind }) => kind)
}
