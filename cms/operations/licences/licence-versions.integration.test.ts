import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'

const DAY = 24 * 60 * 60 * 1000

let opened: TestPayload
let payload: Payload
let licence: number

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  licence = (await payload.create({ collection: 'licences', data: { code: 'mit', name: 'MIT License' } })).id
})
afterAll(() => opened.close())

async function addVersion(version: string, inForceFrom: Date) {
  const data = { licence, version, inForceFrom: inForceFrom.toISOString(), text: 'Use it.' }
  return (await payload.create({ collection: 'licence-versions', data })).id
}

async function changeText(id: number): Promise<string> {
  await payload
    .update({ collection: 'licence-versions', id, data: { text: 'Use it twice.' } })
    .catch(() => {})
  return (await payload.findByID({ collection: 'licence-versions', id })).text
}

describe('a licence version', () => {
  test('in force cannot be changed', async () => {
    const id = await addVersion('1.0', new Date(Date.now() - DAY))
    expect(await changeText(id)).toBe('Use it.')
  })

  test('in force is refused with its error number', async () => {
    const id = await addVersion('1.1', new Date(Date.now() - DAY))
    const change = payload.update({ collection: 'licence-versions', id, data: { version: '9.9' } })
    await expect(change).rejects.toMatchObject({ status: 409, message: expect.stringContaining('3005') })
  })

  test('of the future can be changed', async () => {
    const id = await addVersion('2.0', new Date(Date.now() + DAY))
    expect(await changeText(id)).toBe('Use it twice.')
  })
})
