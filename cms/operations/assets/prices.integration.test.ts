import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_PICTURES } from '#cms/adapters/picture-process/picture-process.ts'
import { readItem } from '#cms/operations/catalogue/read-item.ts'
import { AS_EDITOR } from '#cms/testing/as-editor.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
})
afterAll(() => opened.close())

const AN_ITEM = { collection: 'items', ...AS_EDITOR } as const

describe('prices of an asset in several currencies', () => {
  it('are on its page in the chosen order', async () => {
    const { id, slug } = await catalogue.add({ title: 'Fox', priceAmount: 700 })
    const otherPrices = [
      { amount: 59_900, currency: 'INR' },
      { amount: 650, currency: 'EUR' },
    ] as const
    await payload.update({ ...AN_ITEM, id, data: { otherPrices: [...otherPrices] } })
    expect(await readItem(payload, NO_PICTURES, slug, 'en')).toMatchObject({
      price: { amount: 700, currency: 'USD' },
      otherPrices,
    })
  })

  it('are refused for a repeated currency and for a free asset', async () => {
    const sold = await catalogue.add({ title: 'Owl', priceAmount: 700 })
    const free = await catalogue.add({ title: 'Bear' })
    await expect(setPrice(sold.id, 'USD')).rejects.toMatchObject(fault('USD'))
    await expect(setPrice(free.id, 'EUR')).rejects.toMatchObject(fault('free asset'))
  })

  it('are refused when a later change of the first price contradicts them', async () => {
    const { id } = await catalogue.add({ title: 'Hare', priceAmount: 700 })
    await setPrice(id, 'EUR')
    const change = (data: { priceAmount: null } | { priceCurrency: 'EUR' }) =>
      payload.update({ ...AN_ITEM, id, data })
    await expect(change({ priceAmount: null })).rejects.toMatchObject(fault('free asset'))
    await expect(change({ priceCurrency: 'EUR' })).rejects.toMatchObject(fault('EUR'))
  })
})

function setPrice(id: number, currency: 'USD' | 'EUR') {
  return payload.update({ ...AN_ITEM, id, data: { otherPrices: [{ amount: 650, currency }] } })
}

function fault(message: string) {
  return { data: { errors: [{ path: 'otherPrices', message: expect.stringContaining(message) }] } }
}
