import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { readTransaction, readTransactions } from '#cms/operations/invoices/read-transactions.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { deliver, makePlans, openOrder, work } from '#cms/testing/purchases.ts'
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
    data: { name: 'Ada Ltd', address: '1 High Street\nBerlin', country: 'DE', taxId: 'DE123' },
  })
})
afterAll(() => opened.close())

async function pay() {
  const { id: user } = await makePerson(payload)
  const { order, checkout } = await openOrder(shop, user)
  const events = gateway.pay(checkout)
  await deliver(shop, events)
  return { user, order, events }
}

const sequences = async (kind: string) =>
  (
    await sql<{ sequence: number }>(payload)`
      select sequence from invoices where kind = ${kind} order by sequence`
  ).map(({ sequence }) => sequence)

test('a payment has one invoice, however often it is announced', async () => {
  const { user, events } = await pay()
  await deliver(shop, events)
  await work(shop)
  const { hits, total } = await readTransactions(payload, { user, page: 1 })
  expect(total).toBe(1)
  expect(hits[0]).toMatchObject({
    kind: 'invoice',
    title: 'individual',
    gateway: 'stripe',
    total: { amount: '1999', currency: 'USD' },
  })
  const found = await readTransaction(payload, { user, transaction: hits[0]?.uuid ?? '' })
  expect(found.ok && found.value.document).toMatchObject({
    seller: { name: 'Ada Ltd', lines: ['1 High Street', 'Berlin'], country: 'DE', tax_id: 'DE123' },
    lines: [{ title: 'individual', quantity: 1, amount: '1999' }],
  })
})

test('payments at the same time have consecutive numbers without gaps', async () => {
  await Promise.all(Array.from({ length: 8 }, pay))
  await Promise.all([work(shop), work(shop), work(shop)])
  const numbers = await sequences('invoice')
  expect(numbers.length).toBeGreaterThanOrEqual(9)
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
})

test('a refund has a credit note that names its invoice', async () => {
  const { user, order } = await pay()
  await work(shop)
  const [row] = await sql<{ intent: string }>(payload)`
    select gateway_intent_id as intent from payments where order_id = ${order}`
  await deliver(shop, gateway.refundOf(row?.intent ?? '', money(1999, 'USD')))
  await work(shop)
  const { hits } = await readTransactions(payload, { user, page: 1 })
  const invoice = hits.find(({ kind }) => kind === 'invoice')
  const note = hits.find(({ kind }) => kind === 'credit-note')
  expect(note).toMatchObject({
    number: `MC-${new Date().getUTCFullYear()}-000001`,
    total: { amount: '1999' },
  })
  const read = await readTransaction(payload, { user, transaction: note?.uuid ?? '' })
  expect(read.ok && read.value.document.corrects).toBe(invoice?.number)
})

test('the credit note of a refund that failed afterwards is reversed once, by a debit note', async () => {
  const { user, order } = await pay()
  await work(shop)
  const [row] = await sql<{ intent: string }>(payload)`
    select gateway_intent_id as intent from payments where order_id = ${order}`
  const refunded = gateway.refundOf(row?.intent ?? '', money(1999, 'USD'))
  await deliver(shop, refunded)
  await work(shop)
  for (let round = 0; round < 2; round += 1) {
    await deliver(shop, gateway.failRefund(refunded[0]?.object ?? ''))
    await work(shop)
  }
  const { hits } = await readTransactions(payload, { user, page: 1 })
  const credit = hits.find(({ kind }) => kind === 'credit-note')
  const debits = hits.filter(({ kind }) => kind === 'debit-note')
  expect(debits).toMatchObject([
    { number: `MD-${new Date().getUTCFullYear()}-000001`, total: credit?.total, tax: credit?.tax },
  ])
  const read = await readTransaction(payload, { user, transaction: debits[0]?.uuid ?? '' })
  expect(read.ok && read.value.document.corrects).toBe(credit?.number)
})

test('the invoice of another user is not found', async () => {
  const { user } = await pay()
  await work(shop)
  const { hits } = await readTransactions(payload, { user, page: 1 })
  const { id: stranger } = await makePerson(payload)
  const transaction = hits[0]?.uuid ?? ''
  expect(await readTransaction(payload, { user: stranger, transaction })).toMatchObject({ code: 'not-found' })
  expect((await readTransactions(payload, { user: stranger, page: 1 })).hits).toEqual([])
  expect(await readTransaction(payload, { user, transaction: 'x' })).toMatchObject({ code: 'not-found' })
})

test('an issued invoice never changes', async () => {
  await expect(sql(payload)`update invoices set number = 'MO-1'`).rejects.toThrow()
  await expect(sql(payload)`delete from invoices`).rejects.toThrow()
})
