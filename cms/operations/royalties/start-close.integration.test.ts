import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { closeDueMonths } from '#cms/operations/royalties/close-due-months.ts'
import { continueCloses, startClose } from '#cms/operations/royalties/start-close.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { makeRoyalties } from '#cms/testing/royalties.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

const NOW = Date.parse('2026-11-01T00:00:00Z')

let opened: TestPayload
let payload: Payload
let finance: Holder

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  finance = { id: (await makePerson(payload)).id, roles: ['finance'] }
  const royalties = await makeRoyalties(payload, 1)
  for (const [from, to] of [
    ['2026-09-01', '2026-10-01'],
    ['2026-10-01', '2026-11-01'],
  ] as const) {
    const { subscription } = await royalties.subscribe({ net: 1_000, from, to })
    await royalties.download(subscription, await royalties.addItem(royalties.contributors[0] ?? 0), from)
  }
})
afterAll(() => opened.close())

const start = (month: string, actor = finance) =>
  startClose(payload, { actor, form: { month, reason: 'Statements are due' }, now: NOW })
const closes = () =>
  sql<{ month: string; state: string; lines: number }>(payload)`
    select to_char(month, 'YYYY-MM') as month, state, lines from royalty_closes order by month`

test('an ended month is closed by hand in its order, once, with an entry in the log', async () => {
  expect(await start('2026-11')).toMatchObject({ code: 'royalty-month-not-ended', field: 'month' })
  expect(await start('2026-10')).toMatchObject({ code: 'royalty-month-out-of-order', field: 'month' })
  const support: Holder = { id: (await makePerson(payload)).id, roles: ['support'] }
  expect(await start('2026-09', support)).toMatchObject({ code: 'forbidden' })
  expect(await start('2026-09')).toMatchObject({ ok: true })
  expect(await start('2026-09')).toMatchObject({ code: 'royalty-month-opened' })
  expect(await start('2026-10')).toMatchObject({ code: 'royalty-month-out-of-order' })
  expect(await closes()).toEqual([{ month: '2026-09', state: 'pricing', lines: 0 }])

  // The worker closes October by itself a day later; by hand, it does so at once.
  await continueCloses(payload, NOW)
  expect(await closes()).toEqual([{ month: '2026-09', state: 'closed', lines: 1 }])
  await closeDueMonths(payload, NOW)
  expect(await closes()).toHaveLength(1)
  expect(await start('2026-10')).toMatchObject({ ok: true })
  await continueCloses(payload, NOW)
  expect(await closes()).toEqual([
    { month: '2026-09', state: 'closed', lines: 1 },
    { month: '2026-10', state: 'closed', lines: 1 },
  ])
  const log = await sql(payload)`
    select command, resource, reason, after ->> 'month' as month from audit_log where command = 'month.close' order by id`
  expect(log).toEqual(
    ['2026-09', '2026-10'].map((month) => ({
      command: 'month.close',
      resource: 'royalty-closes',
      reason: 'Statements are due',
      month,
    })),
  )
})
