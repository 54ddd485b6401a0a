import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCheckout } from '#cms/operations/checkout/start-checkout.ts'
import { sql } from '#cms/operations/database.ts'
import { readTransaction, readTransactions } from '#cms/operations/invoices/read-transactions.ts'
import { requestRefund } from '#cms/operations/payments/request-refund.ts'
import { confirmChange } from '#cms/operations/subscriptions/confirm-change.ts'
import { previewSeats } from '#cms/operations/subscriptions/preview-seats.ts'
import { readHeldSubscriptions } from '#cms/operations/subscriptions/read-holdings.ts'
import { codesOf } from '#cms/testing/browser.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { deliver, makePlans, openOrder, servicesOf, TEAM_PLUS_PLAN_ID, work } from '#cms/testing/purchases.ts'
import { addMember, invite, makeTeam, readTeam, type TestTeam } from '#cms/testing/teams.ts'
import { checkoutSchema } from '#domain/contract/checkout.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

let opened: TestPayload
let payload: Payload
let gateway: MemoryGateway
let shop: { readonly payload: Payload; readonly gateway: MemoryGateway }

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  gateway = memoryGateway()
  shop = { payload, gateway }
  await makePlans(payload)
})
afterAll(() => opened.close())

const TEAM_PLAN = { plan_id: TEAM_PLUS_PLAN_ID, billing_period: 'year', type: 'team', members: 3 }

/** A team whose owner bought three seats. */
async function subscribed() {
  const team = await makeTeam(payload, { seats: 1 })
  const inUse = { id: team.team, role: 'owner' } as const
  const { order, checkout } = await openOrder(shop, team.owner.id, TEAM_PLAN, inUse)
  await deliver(shop, gateway.pay(checkout))
  await work(shop)
  const [held] = await readHeldSubscriptions(payload, team.owner.id, team.team)
  if (held === undefined) throw new Error('the team has no subscription')
  const actor: Holder = { id: team.owner.id, roles: [], teams: [inUse] }
  return { ...team, order, held, actor }
}

const seatsOf = async ({ browser, team }: TestTeam) => (await readTeam(browser, team))?.seats

describe('the plan of a team', () => {
  test('is held by the team in use, which has its seats once it is paid', async () => {
    const bought = await subscribed()
    expect(bought.held).toMatchObject({ plan_info: { type: 'team', period: 'year' }, seats: 3 })
    expect(await readTeam(bought.browser, bought.team)).toMatchObject({ seats: 3, is_subscribed: true })
    const [row] = await sql(payload)`
      select o.user_id, o.team_id, o.buyer_id, p.team_id as payer, c.team_id as customer,
          i.document -> 'buyer' ->> 'name' as printed from orders o
        join payments p on p.order_id = o.id join invoices i on i.payment_id = p.id join gateway_customers c on c.team_id = o.team_id
       where o.id = ${bought.order}::uuid`
    expect(row).toEqual({
      user_id: null,
      team_id: bought.team,
      buyer_id: bought.owner.id,
      payer: bought.team,
      customer: bought.team,
      printed: 'Engines',
    })
    expect(await readHeldSubscriptions(payload, bought.owner.id)).toEqual([])
  })

  test('has invoices that its owner reads in the account of the team, and its members do not', async () => {
    const bought = await subscribed()
    const { person } = await addMember(payload, bought)
    const invoicesOf = (user: string, team: string | null) =>
      readTransactions(payload, { user, team, page: 1 })
    const { hits } = await invoicesOf(bought.owner.id, bought.team)
    expect(hits).toHaveLength(1)
    const transaction = hits[0]?.uuid ?? ''
    expect(await readTransaction(payload, { user: bought.owner.id, transaction })).toMatchObject({ ok: true })
    expect((await invoicesOf(bought.owner.id, null)).hits).toEqual([])
    expect((await invoicesOf(person.id, bought.team)).hits).toEqual([])
    expect(await readTransaction(payload, { user: person.id, transaction })).toMatchObject({
      code: 'not-found',
    })
  })

  test('is not sold twice to a team, to a member, or without a team', async () => {
    const bought = await subscribed()
    const { person } = await addMember(payload, bought)
    const buy = (user: string, role: 'owner' | 'member' | null) =>
      startCheckout(servicesOf(shop), {
        user,
        team: role === null ? null : { id: bought.team, role },
        form: checkoutSchema.parse(TEAM_PLAN),
        requestKey: null,
        country: null,
      })
    expect(await buy(bought.owner.id, 'owner')).toMatchObject({ code: 'already-subscribed' })
    expect(await buy(person.id, 'member')).toMatchObject({ code: 'forbidden' })
    expect(await buy(bought.owner.id, null)).toMatchObject({ code: 'team-missing' })
  })

  test('gives up seats as far as no member has them', async () => {
    const bought = await subscribed()
    await addMember(payload, bought)
    await addMember(payload, bought)
    const { actor, held } = bought
    const wanted = { actor, subscription: held.uuid, seats: 2, expected: held.version }
    expect(await previewSeats(servicesOf(shop), wanted)).toMatchObject({ code: 'seats-below-members' })
    const [member] = ((await readTeam(bought.browser, bought.team))?.members ?? []).filter(
      ({ is_self: isSelf }) => !isSelf,
    )
    await bought.browser.call('DELETE', `/v2/teams/members/${member?.uuid}`)
    const preview = await previewSeats(servicesOf(shop), wanted)
    if (!preview.ok) throw new Error(preview.code)
    // The seat is taken again before the change is confirmed.
    await addMember(payload, bought)
    const confirm = () => confirmChange(servicesOf(shop), { actor, change: preview.value.uuid, of: 'seats' })
    expect(await confirm()).toMatchObject({ code: 'seats-below-members' })
    const members = (await readTeam(bought.browser, bought.team))?.members ?? []
    await bought.browser.call('DELETE', `/v2/teams/members/${members.at(-1)?.uuid}`)
    expect(await confirm()).toMatchObject({ ok: true })
    expect(await seatsOf(bought)).toBe(2)
    expect(codesOf(await invite(bought, 'third@example.com'))).toEqual(['seats-taken'])
  })

  test('leaves its members without a free seat when it is refunded', async () => {
    const bought = await subscribed()
    await addMember(payload, bought)
    const [payment] = await sql<{ id: string }>(
      payload,
    )`select id from payments where order_id = ${bought.order}::uuid`
    const wanted = { payment: String(payment?.id), note: null }
    const stranger: Holder = {
      id: crypto.randomUUID(),
      roles: [],
      teams: [{ id: crypto.randomUUID(), role: 'owner' }],
    }
    expect(await requestRefund(servicesOf(shop), { ...wanted, actor: stranger })).toMatchObject({
      code: 'not-found',
    })
    const refunded = await requestRefund(servicesOf(shop), { ...wanted, actor: bought.actor })
    expect(refunded).toMatchObject({ ok: true })
    await work(shop)
    expect(await readTeam(bought.browser, bought.team)).toMatchObject({
      seats: 2,
      seats_used: 2,
      is_subscribed: false,
    })
  })
})
