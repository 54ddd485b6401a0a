import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_PICTURES } from '#cms/adapters/picture-process/picture-process.ts'
import { readItem } from '#cms/operations/catalogue/read-item.ts'
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

const AS_EDITOR = {
  collection: 'items',
  overrideAccess: false,
  user: { id: 'editor', collection: 'users', email: 'editor@example.com', roles: ['editor'] } as never,
  depth: 0,
} as const

describe('prices of an asset in several currencies', () => {
  it('are on its page in the chosen order', async () => {
    const { id, slug } = await catalogue.add({ title: 'Fox', priceAmount: 700 })
    const otherPrices = [
      { amount: 59_900, currency: 'INR' },
      { amount: 650, currency: 'EUR' },
    ] as const
    await payload.update({ ...AS_EDITOR, id, data: { otherPrices: [...otherPrices] } })
    expect(await readItem(payload, NO_PICTURES, slug, 'en')).toMatchObject({
      price: { amount: 700, currency: 'USD' },
      otherPrices,
    })
  })

  it('are refused for a repeated currency and for a free asset', async () => {
    const sold = await catalogue.add({ title: 'Owl', priceAmount: 700 })
    const free = await catalogue.add({ title: 'Bear' })
    const set = (id: number, currency: 'USD' | 'EUR') =>
      payload.update({ ...AS_EDITOR, id, data: { otherPrices: [{ amount: 650, currency }] } })
    const fault = (message: string) => ({
      data: { errors: [{ path: 'otherPrices', message: expect.stringContaining(message) }] },
    })
    await expect(set(sold.id, 'USD')).rejects.toMatchObject(fault('USD'))
    await expect(set(free.id, 'EUR')).rejects.toMatchObject(fault('free asset'))
  })
})
