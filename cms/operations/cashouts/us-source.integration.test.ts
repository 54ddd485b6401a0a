import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandCashout } from '#cms/operations/cashouts/decide-cashout.ts'
import { formBatches } from '#cms/operations/cashouts/form-batches.ts'
import { readCashoutDesk } from '#cms/operations/cashouts/read-desk.ts'
import { requestCashout } from '#cms/operations/cashouts/request-cashout.ts'
import { sql } from '#cms/operations/database.ts'
import { insertPayment } from '#cms/testing/billing.ts'
import { DAYS, earn, makeEarner, payableBy, testPayees } from '#cms/testing/cashouts.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

interface TestSale {
  readonly contributor: number
  readonly country: string | null
  readonly cents: number
  /** The holding period of the earning has ended. */
  readonly released?: boolean
}

/** A sale to a customer of a country, as royalties note it. */
async function sell({ contributor, country, cents, released = true }: TestSale): Promise<void> {
  const { id: buyer } = await makePerson(payload)
  const payment = await insertPayment(payload, buyer, { amount: cents })
  await sql(payload)`
    update orders set country = ${country} where id = (select order_id from payments where id = ${payment}::uuid)`
  await sql(payload)`
    insert into royalty_single_lines (kind, payment_id, order_line_id, base, contributor_id, rule_id, share, currency, amount)
    values ('sale', ${payment}::uuid, 1, ${cents}, ${contributor}, 1, 6000, 'USD', ${cents})`
  await sql(payload)`
    insert into royalty_earnings (contributor_id, payment_id, currency, amount, release_at, posted_at, released_at)
    values (${contributor}, ${payment}::uuid, 'USD', ${cents}, now(), now(), case when ${released} then now() end)`
}

test('tax is withheld from income from the United States or of unknown origin alone, and each sale counts once', async () => {
  const { id } = await makePerson(payload)
  const contributor = await makeEarner(payload, id, 40_000)
  const taxForm = { kind: 'W-8BEN', validUntil: Date.UTC(2100, 0, 1), withheldBasisPoints: 3_000 } as const
  const payees = testPayees(new Map([[contributor, { ...payableBy('bank'), taxForm }]]))
  const actor: Holder = { id, roles: [], isContributor: true }
  const request = async () => {
    const desk = await readCashoutDesk({ payload, payees }, { user: id, now: DAYS.request })
    const form = { contributor, currency: 'USD', key: randomUUID() } as const
    const made = await requestCashout({ payload, payees }, { actor, form, now: DAYS.request })
    if (!made.ok) throw new Error(made.code)
    const [row] = await sql<{ us_source: string; withheld: string }>(payload)`
      select us_source, withheld from cashouts where id = ${made.value.id}::uuid`
    const { us_source: source, withheld } = desk.profiles[0]?.balances[0]?.deductions ?? {}
    expect([source?.amount, withheld?.amount], 'as the contributor saw it before').toEqual(
      Object.values(row ?? {}),
    )
    return { cashout: made.value.id, sums: Object.values(row ?? {}).map(Number) }
  }

  await sell({ contributor, country: 'DE', cents: 15_000 })
  await sell({ contributor, country: 'US', cents: 20_000 })
  await sell({ contributor, country: null, cents: 5_000 })
  await sell({ contributor, country: 'DE', cents: 9_000, released: false })
  const first = await request()
  expect(first.sums).toEqual([25_000, 7_500])

  const finance: Holder = { id: (await makePerson(payload)).id, roles: ['finance'] }
  const reject = { actor: finance, cashout: first.cashout, action: 'reject', reason: 'Checked' } as const
  expect(await commandCashout(payload, reject)).toMatchObject({ ok: true })
  const second = await request()
  expect(second.sums).toEqual([25_000, 7_500])

  for (const [action, reason] of [
    ['approve', 'Checked'],
    ['pay', 'SEPA-1'],
  ] as const) {
    const given = { actor: finance, cashout: second.cashout, action, reason }
    expect(await commandCashout(payload, given)).toMatchObject({ ok: true })
    await formBatches({ payload, payees }, { actor: finance, reason: 'Payday', now: DAYS.payment })
  }
  await earn(payload, contributor, 20_000)
  await sell({ contributor, country: 'FR', cents: 5_000 })
  expect((await request()).sums).toEqual([15_000, 4_500])
})
