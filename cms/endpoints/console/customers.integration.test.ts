import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readStory } from '#cms/operations/billing-desk/read-story.ts'
import { sql } from '#cms/operations/database.ts'
import { insertPayment, insertSubscription, insertTeam } from '#cms/testing/billing.ts'
import type { TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { insertInvoice } from '#cms/testing/invoices.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, type TestPerson, withSession } from '#cms/testing/people.ts'
import { STORY_KINDS, type Story, type StoryEntry } from '#domain/contract/console/customers.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'

let opened: TestPayload
let payload: Payload
let customer: TestPerson
let support: TestBrowser
let payment: string

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  customer = await makePerson(payload)
  support = await browserOf('support')
  await tellStory(customer.id)
})
afterAll(() => opened.close())

const browserOf = async (...roles: readonly StaffRole[]): Promise<TestBrowser> =>
  withSession(payload, await makePerson(payload, { roles }))

/** One of everything that a story has, and the same of another customer. */
async function tellStory(user: string): Promise<void> {
  const other = (await makePerson(payload)).id
  for (const id of [other, user]) {
    payment = await insertPayment(payload, id, { daysAgo: 60 })
    await insertSubscription(payload, id)
    await insertInvoice(payload, id)
    await insertTeam(payload, id, id === user ? 'Engines' : 'Others')
    await sql(payload)`
      insert into mails (key, template, user_id, email, locale, state)
      values ('story:' || ${id}, 'payment-received', ${id}, 'a@example.com', 'en', 'sent')`
    await sql(payload)`
      insert into webhook_events (gateway, event_id, type, object_id, body, state, settled_at)
      select gateway, 'evt_' || id, 'invoice.paid', gateway_id, '{}', 'applied', now() from payments where id = ${payment}::uuid`
  }
  const [{ id: subscription } = { id: '' }] = await sql<{ id: string }>(payload)`
    select id from subscriptions where user_id = ${user}`
  await support.call('POST', `/console/payments/${payment}/refund`, { json: { reason: 'Kind' } })
  await support.call('POST', `/console/subscriptions/${subscription}/end`, {
    json: { reason: 'Asked', version: 1 },
  })
  const catalogue = await makeCatalogue(payload)
  const item = await catalogue.add({ title: 'Blue heart' })
  await sql(payload)`
    insert into downloads (item_id, revision_id, licence_version_id, format, user_id)
    select i.id, i.current_revision_id, v.id, 'svg', ${user} from items i
      join licence_versions v on v.licence_id = i.licence_id where i.id = ${item.id}`
}

async function storyOf(query = ''): Promise<Story> {
  const answer = await support.call('GET', `/console/customers/${customer.id}/story${query}`)
  expect(answer.status).toBe(200)
  return answer.body as unknown as Story
}

describe('the story of a customer', () => {
  test('holds everything about them in one timeline, newest first, and nothing of others', async () => {
    const { entries, next } = await storyOf()
    expect(next).toBeNull()
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(STORY_KINDS))
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    const only = (kind: StoryEntry['kind']) => entries.filter((entry) => entry.kind === kind)
    expect(only('download')).toMatchObject([{ title: 'Blue heart', state: 'svg' }])
    expect(only('mail')).toMatchObject([{ title: 'payment-received', state: 'sent' }])
    expect(only('webhook')).toMatchObject([{ title: 'invoice.paid', state: 'applied' }])
    expect(only('team')).toMatchObject([{ title: 'Engines', state: 'owner' }])
    expect(only('invoice')).toMatchObject([{ amount: '19.99', currency: 'USD' }])
    expect(only('refund')).toMatchObject([{ record: expect.any(String), amount: '19.99', note: 'Kind' }])
    expect(only('refund')[0]?.actor_email).toContain('@')
    expect(only('subscription')).toMatchObject([{ state: 'expire', note: 'Asked' }])
    expect(only('command').map(({ title, note }) => [title, note])).toEqual([
      ['subscription.end', 'Asked'],
      ['refund.grant', 'Kind'],
    ])
  })

  test('is read page by page without a gap or a repetition', async () => {
    const { entries: whole } = await storyOf()
    const paged: StoryEntry[] = []
    for (let before: string | null = null; ; ) {
      const [at = '', key = ''] = (before ?? '').split('|')
      const page: Story = await readStory(
        payload,
        customer.id,
        { kind: null, before: before === null ? null : { at, key } },
        3,
      )
      paged.push(...page.entries)
      before = page.next
      if (before === null) break
    }
    expect(paged).toEqual(whole)
  })

  test('continues after the entry that its address names, and shows one kind alone', async () => {
    const { entries } = await storyOf()
    const [first] = entries
    const before = encodeURIComponent(`${first?.at}|${first?.key}`)
    expect((await storyOf(`?before=${before}`)).entries).toEqual(entries.slice(1))
    const payments = (await storyOf('?kind=payment')).entries
    expect(payments.map(({ kind }) => kind)).toEqual(['payment', 'payment'])
  })

  test.each(['?kind=secret', '?before=now', '?before=2026-99-99T00:00:00.000Z|payment:1', '?page=1'])(
    'refuses the query %s',
    async (query) => {
      const answer = await support.call('GET', `/console/customers/${customer.id}/story${query}`)
      expect(answer.status).toBe(400)
    },
  )

  test('of an unknown or deleted account is not found', async () => {
    const gone = await makePerson(payload)
    await sql(payload)`update users set deleted_at = now() where id = ${gone.id}`
    for (const id of ['nobody', gone.id])
      expect((await support.call('GET', `/console/customers/${id}/story`)).status).toBe(404)
  })

  test.each([
    ['admin', 200],
    ['finance', 200],
    ['manager', 403],
    ['developer', 403],
    ['reviewer', 403],
  ] as const)('answers a %s with %i', async (role, status) => {
    const browser = await browserOf(role)
    expect((await browser.call('GET', `/console/customers/${customer.id}/story`)).status).toBe(status)
  })
})

describe('the page of a customer', () => {
  test('has totals by currency, and payments with what the user may do about each', async () => {
    const buyer = await makePerson(payload)
    await insertPayment(payload, buyer.id, { amount: 20_000, daysAgo: 60 })
    await insertPayment(payload, buyer.id, { amount: 50_00, daysAgo: 61 })
    await insertPayment(payload, buyer.id, { amount: 999, currency: 'JPY', daysAgo: 62 })
    const answer = await support.call('GET', `/console/customers/${buyer.id}`)
    expect(answer.body).toMatchObject({
      email: buyer.email,
      has_paid: true,
      totals: [
        { currency: 'JPY', paid: '999', refunded: '0' },
        { currency: 'USD', paid: '250.00', refunded: '0.00' },
      ],
      payments: [
        { amount: '200.00', allowed_actions: [] },
        { amount: '50.00', allowed_actions: ['refund'] },
        { amount: '999', allowed_actions: [] },
      ],
    })
  })

  test('is found by mail, name and id', async () => {
    for (const words of [customer.email, customer.id]) {
      const filter = encodeURIComponent(JSON.stringify({ q: words }))
      const answer = await support.call('GET', `/console/customers?filter=${filter}`)
      expect(answer.body).toMatchObject([{ id: customer.id, plan: null, teams: 1 }])
    }
  })
})
