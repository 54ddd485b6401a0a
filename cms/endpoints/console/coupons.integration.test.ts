import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { insertTeam } from '#cms/testing/billing.ts'
import { codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

const browserOf = async (...roles: readonly StaffRole[]): Promise<TestBrowser> =>
  withSession(payload, await makePerson(payload, { roles }))
const issue = (browser: TestBrowser, json: object) =>
  browser.call('POST', '/console/coupons', { json: { percent: 20, reason: 'Trade fair', ...json } })
const idOf = async (code: string) =>
  Number((await sql(payload)`select id from coupons where code = ${code}`)[0]?.id)
const loggedFor = (resource: string, record: string) => sql(payload)`
  select command, reason from audit_log where resource = ${resource} and record_id = ${record} order by id`

describe('a coupon', () => {
  test('is issued and ended by finance and marketing, with who and why, and by no other role', async () => {
    const [finance, manager, support] = [
      await browserOf('finance'),
      await browserOf('manager'),
      await browserOf('support'),
    ]
    expect((await issue(support, { code: 'FAIR-1' })).status).toBe(403)
    expect((await issue(finance, { code: 'fair-1', max_uses: 2 })).status).toBe(200)
    expect(codesOf(await issue(manager, { code: 'FAIR-1' }))).toEqual(['code: coupon-code-taken'])
    const id = await idOf('FAIR-1')
    const path = `/console/coupons/${id}`
    expect((await manager.call('GET', path)).body).toMatchObject({
      code: 'FAIR-1',
      percent: 20,
      is_active: true,
      max_uses: 2,
      uses: 0,
      discounts: [],
      orders: [],
      allowed_actions: ['end'],
    })
    expect((await support.call('GET', path)).status).toBe(403)
    const end = (browser: TestBrowser) => browser.call('POST', `${path}/end`, { json: { reason: 'Over' } })
    expect((await end(support)).status).toBe(403)
    expect((await end(manager)).status).toBe(200)
    expect(codesOf(await end(manager))).toEqual(['state-changed'])
    expect((await finance.call('GET', path)).body).toMatchObject({ is_active: false, allowed_actions: [] })
    expect(await loggedFor('coupons', String(id))).toEqual([
      { command: 'coupon.issue', reason: 'Trade fair' },
      { command: 'coupon.issue', reason: 'Over' },
    ])
  })

  test('without a reason names the field that is missing', async () => {
    const finance = await browserOf('finance')
    const answer = await issue(finance, { code: 'FAIR-9', reason: ' ' })
    expect([answer.status, codesOf(answer)]).toEqual([422, ['reason: statement-missing']])
  })

  test('has its orders and what it took off, by currency', async () => {
    const finance = await browserOf('finance')
    await issue(finance, { code: 'FAIR-2' })
    const id = await idOf('FAIR-2')
    const { id: buyer } = await makePerson(payload)
    for (const state of ['paid', 'paid', 'expired'])
      await sql(payload)`
        insert into orders (buyer_id, user_id, purchase, state, currency, subtotal, discount, total, idempotency_key,
          fingerprint, paid_at, coupon_id, gateway)
        values (${buyer}, ${buyer}, 'cart', ${state}, 'USD', 1000, 200, 800, gen_random_uuid()::text, 'none',
          case when ${state}::text = 'paid' then now() end, ${id}, 'stripe')`
    const { body } = await finance.call('GET', `/console/coupons/${id}`)
    expect(body).toMatchObject({ uses: 2, discounts: [{ currency: 'USD', amount: '4.00' }] })
    expect((body as unknown as { orders: object[] }).orders).toHaveLength(3)
  })

  test('of amounts is typed in major units, and has a page with its own address', async () => {
    const finance = await browserOf('finance')
    const offer = { slug: 'trade-fair', title: 'Trade fair', text: 'For visitors of our stand.' }
    const amounts = [
      { currency: 'USD', amount: '9.00' },
      { currency: 'EUR', amount: '8.5' },
    ]
    expect((await issue(finance, { code: 'FAIR-4', percent: null, amounts, offer })).status).toBe(200)
    expect((await finance.call('GET', `/console/coupons/${await idOf('FAIR-4')}`)).body).toMatchObject({
      percent: null,
      amounts: '9.00 USD, 8.50 EUR',
      slug: 'trade-fair',
    })
    expect(
      await payload.find({ collection: 'coupons', where: { code: { equals: 'FAIR-4' } } }),
    ).toMatchObject({
      docs: [
        { amounts: [{ amount: 900 }, { amount: 850 }], offerTitle: 'Trade fair', offerSlug: 'trade-fair' },
      ],
    })
    expect(codesOf(await issue(finance, { code: 'FAIR-5', offer }))).toEqual(['offer_slug: offer-slug-taken'])
    for (const [json, code] of [
      [{ percent: null }, 'coupon-value-missing'],
      [{ amounts }, 'coupon-value-missing'],
      [{ percent: null, amounts: [{ currency: 'USD', amount: '0' }] }, 'coupon-amount-invalid'],
      [{ percent: null, amounts: [{ currency: 'USD', amount: '9.999' }] }, 'coupon-amount-invalid'],
      [{ percent: null, amounts: [amounts[0], amounts[0]] }, 'coupon-amount-invalid'],
      [{ offer: { ...offer, slug: 'Trade Fair' } }, 'offer-slug-invalid'],
    ] as const) {
      const { body } = await issue(finance, { code: 'FAIR-6', ...json })
      expect(
        body.errors?.map((error) => error.code),
        JSON.stringify(json),
      ).toEqual([code])
    }
  })

  test('with a faulty code, percentage or number of uses is refused', async () => {
    const finance = await browserOf('finance')
    for (const json of [
      { code: 'a b c' },
      { code: 'FAIR-3', percent: 0 },
      { code: 'FAIR-3', percent: 101 },
      { code: 'FAIR-3', percent: 12.5 },
      { code: 'FAIR-3', max_uses: 0 },
      { code: 'FAIR-3', until: 'tomorrow' },
    ])
      expect([json, (await issue(finance, json)).status]).toEqual([json, 400])
    expect(
      (await finance.call('POST', '/console/coupons/999999/end', { json: { reason: 'No' } })).status,
    ).toBe(404)
  })
})

describe('a member of a team', () => {
  test('is removed by support with a reason; the owner is not, and other roles may not', async () => {
    const [support, finance] = [await browserOf('support'), await browserOf('finance')]
    const [owner, member] = [await makePerson(payload), await makePerson(payload)]
    const team = await insertTeam(payload, owner.id, 'Wheels')
    await sql(
      payload,
    )`insert into team_members (team_id, user_id, role) values (${team}::uuid, ${member.id}, 'member')`
    const people = async (browser: TestBrowser) =>
      (
        (await browser.call('GET', `/console/customer-teams/${team}`)).body as unknown as {
          people: { id: string; role: string; allowed_actions: string[] }[]
        }
      ).people
    const [boss, other] = await people(support)
    expect([boss?.allowed_actions, other?.allowed_actions]).toEqual([[], ['remove-member']])
    expect((await people(finance))[1]?.allowed_actions).toEqual([])
    const remove = (browser: TestBrowser, id = '') =>
      browser.call('POST', `/console/customer-teams/${team}/remove-member`, {
        json: { member: id, reason: 'The owner asked' },
      })
    expect((await remove(finance, other?.id)).status).toBe(403)
    expect(codesOf(await remove(support, boss?.id))).toEqual(['team-owner-stays'])
    expect((await remove(support, other?.id)).status).toBe(200)
    expect((await remove(support, other?.id)).status).toBe(404)
    expect(await people(support)).toHaveLength(1)
    expect(await loggedFor('customer-teams', team)).toEqual([
      { command: 'team.remove-member', reason: 'The owner asked' },
    ])
  })
})
