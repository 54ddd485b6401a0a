import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#cms/operations/database.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { rateOn, STANDARD_RATES } from '#domain/tax/rates.ts'
import { readRates } from './read-rates.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

const rates = () => inTransaction(payload, readRates)
const rateOf = async (country: string, day: string) =>
  rateOn(await rates(), { country, region: null, day })?.basisPoints ?? null
const germanId = async () => {
  const { docs } = await payload.find({
    collection: 'tax-rates',
    where: { country: { equals: 'DE' }, region: { exists: false } },
  })
  return docs[0]?.id ?? 0
}

test('a new database has the standard rates', async () => {
  const keyOf = (rate: object) => JSON.stringify(Object.entries(rate).toSorted())
  expect((await rates()).map(keyOf).toSorted()).toEqual(STANDARD_RATES.map(keyOf).toSorted())
})

test('a changed rate is valid from its first day', async () => {
  expect(await rateOf('DE', '2027-01-01')).toBe(1900)
  await payload.update({ collection: 'tax-rates', id: await germanId(), data: { validTo: '2026-12-31' } })
  await payload.create({
    collection: 'tax-rates',
    data: { country: 'DE', kind: 'VAT', basisPoints: 2000, validFrom: '2027-01-01' },
  })
  expect(await rateOf('DE', '2026-12-31')).toBe(1900)
  expect(await rateOf('DE', '2027-01-01')).toBe(2000)
})

test('a second rate of a place for the same day is refused', async () => {
  const rate = { country: 'SE', kind: 'VAT' as const, basisPoints: 1200, validFrom: '2027-01-01' }
  await expect(payload.create({ collection: 'tax-rates', data: rate })).rejects.toThrow('10209')
  await payload.create({ collection: 'tax-rates', data: { ...rate, region: 'SE-I' } })
  await expect(
    payload.create({ collection: 'tax-rates', data: { ...rate, region: 'SE-I', validFrom: '2028-01-01' } }),
  ).rejects.toThrow('10209')
})

test.each([
  { country: 'Sweden' },
  { basisPoints: 12.5 },
  { validFrom: '1.1.2027' },
  { validTo: '2026-12-31' },
])('a rate with %j is refused', async (change) => {
  const rate = { country: 'NO', kind: 'VAT' as const, basisPoints: 2500, validFrom: '2027-01-01' }
  await expect(payload.create({ collection: 'tax-rates', data: { ...rate, ...change } })).rejects.toThrow()
})

test('two rates that are added at the same time do not overlap', async () => {
  const rate = { country: 'CH', kind: 'VAT' as const, basisPoints: 810, validFrom: '2027-01-01' }
  const added = await Promise.allSettled(
    Array.from({ length: 4 }, () => payload.create({ collection: 'tax-rates', data: rate })),
  )
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
