import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { readTransaction, readTransactions } from '#cms/operations/invoices/read-transactions.ts'
import { makeBillingAddress, type TestAddress } from '#cms/testing/billing-addresses.ts'
import { openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { deliver, makePlans, openOrder, work } from '#cms/testing/purchases.ts'
import type { Transaction } from '#domain/contract/transactions.ts'
import { money } from '#domain/money/money.ts'

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
  await payload.updateGlobal({
    slug: 'invoice-settings',
    data: { name: 'Ada Ltd', country: 'IN', region: '27' },
  })
})
afterAll(() => opened.close())

async function payFrom(address: TestAddress | null): Promise<{ user: string; intent: string }> {
  const { id: user } = await makePerson(payload)
  if (address !== null) await makeBillingAddress(payload, user, address)
  const { order, checkout } = await openOrder(shop, user)
  await deliver(shop, gateway.pay(checkout))
  await work(shop)
  const [row] = await sql<{ intent: string }>(payload)`
    select gateway_intent_id as intent from payments where order_id = ${order}`
  return { user, intent: row?.intent ?? '' }
}

async function documentsOf(user: string): Promise<readonly Transaction[]> {
  const { hits } = await readTransactions(payload, { user, page: 1 })
  const read = await Promise.all(
    hits.map(({ uuid }) => readTransaction(payload, { user, transaction: uuid })),
  )
  return read.flatMap((found) => (found.ok ? [found.value] : []))
}

const sumsOf = ({ subtotal, tax, total, document }: Transaction) => [
  [subtotal.amount, tax.amount, total.amount].join(' '),
  ...document.taxes.map(
    ({ name, basis_points: rate, jurisdiction, tax: part }) => `${name} ${rate} ${jurisdiction} ${part}`,
  ),
]

test.each<[string, TestAddress | null, readonly string[]]>([
  ['of a German consumer', { country: 'DE' }, ['1680 319 1999', 'VAT 1900 DE 319']],
  [
    'within the state of an Indian seller',
    { country: 'IN', region: '27' },
    ['1695 304 1999', 'CGST 900 IN 152', 'SGST 900 IN-27 152'],
  ],
  ['from another state of India', { country: 'IN', region: '29' }, ['1694 305 1999', 'IGST 1800 IN 305']],
  ['on Madeira', { country: 'PT', postal_code: '9000-018' }, ['1639 360 1999', 'VAT 2200 PT 360']],
  ['of a buyer in the United States', { country: 'US' }, ['1999 0 1999']],
  ['of a buyer without an address', null, ['1999 0 1999']],
])('a payment %s is charged as before, and its invoice has its tax', async (_, address, expected) => {
  const { user } = await payFrom(address)
  const [invoice] = await documentsOf(user)
  expect(invoice && sumsOf(invoice)).toEqual(expected)
})

test('the invoice of a business of another country has no tax and its sentence', async () => {
  const { user } = await payFrom({ country: 'FR', company: 'Atelier', tax_id: 'FR40303265045' })
  const [invoice] = await documentsOf(user)
  expect(invoice && sumsOf(invoice)).toEqual(['1999 0 1999'])
  expect(invoice?.document.reverse_charge).toBe('reverse-charge-eu')
})

test('the credit notes of two refunds give back the tax exactly, and the account of the tax is empty', async () => {
  const { user, intent } = await payFrom({ country: 'SE' })
  for (const amount of [700n, 1_299n]) {
    await deliver(shop, gateway.refundOf(intent, money(amount, 'USD')))
    await work(shop)
  }
  const documents = await documentsOf(user)
  const notes = documents.filter(({ kind }) => kind === 'credit-note').map(sumsOf)
  expect(notes.toSorted()).toEqual([
    ['1039 260 1299', 'VAT 2500 SE 260'],
    ['560 140 700', 'VAT 2500 SE 140'],
  ])
  const [balance] = await sql<{ amount: string }>(payload)`
    select sum(amount)::text as amount from ledger_entries where account = 'tax-payable' and holder = 'SE'`
  expect(balance?.amount).toBe('0')
})

test('a price says which tax it includes for a visitor, and for a user by their billing address', async () => {
  const visitor = openBrowser()
  const read = async (browser: TestBrowser, query: string) => {
    const { status, body } = await browser.call('GET', `/v2/included-tax?${query}`)
    return status === 200 ? body.response?.included_tax : status
  }
  expect(await read(visitor, 'amount=11900&currency=EUR')).toEqual({ notes: [] })
  const person = await makePerson(payload)
  await makeBillingAddress(payload, person.id, { country: 'DE' })
  const browser = await withSession(payload, person)
  expect(await read(browser, 'amount=11900&currency=EUR')).toEqual({
    notes: ['Includes €19.00 VAT (19%)'],
  })
  for (const query of ['', 'amount=-1&currency=EUR', 'amount=1.5&currency=EUR', 'amount=1&currency=XXX'])
    expect(await read(browser, query)).toBe(400)
})
