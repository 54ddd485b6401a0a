import { createLocalReq, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql, transactionOf } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import {
  type ClaimedMessage,
  claimMessages,
  deleteDoneMessages,
  finishMessages,
  LEASE_SECONDS,
  postponeMessages,
  renewLease,
} from './claim.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())
afterEach(() => sql(payload)`delete from outbox`)

async function add(...keys: string[]): Promise<void> {
  await enqueue(
    transactionOf(payload),
    'texts.changed',
    keys.map((key) => ({ key, payload: { resource: key } })),
  )
}

const keysOf = (messages: readonly ClaimedMessage[]) => messages.map(({ key }) => key)

describe('a message', () => {
  test('exists exactly when its transaction is committed', async () => {
    const req = await createLocalReq({}, payload)
    for (const [key, end] of [
      ['kept', 'commitTransaction'],
      ['undone', 'rollbackTransaction'],
    ] as const) {
      const transactionID = (await payload.db.beginTransaction()) ?? ''
      const transaction = transactionOf(Object.assign(req, { transactionID }))
      await enqueue(transaction, 'texts.changed', [{ key, payload: { resource: key } }])
      await payload.db[end](transactionID)
    }
    expect(keysOf(await claimMessages(payload, 10))).toEqual(['kept'])
  })

  test('of a refused write is rolled back with it', async () => {
    const { id } = await payload.create({
      collection: 'styles',
      data: { slug: 'line', name: 'Line', itemCount: 0 },
    })
    await sql(payload)`delete from outbox`
    await payload
      .create({ collection: 'styles', data: { slug: 'line', name: 'Again', itemCount: 0 } })
      .catch(() => {})
    expect(await claimMessages(payload, 10)).toEqual([])
    await payload.update({ collection: 'styles', id, data: { name: 'Outline' } })
    expect(keysOf(await claimMessages(payload, 10))).toEqual(['styles', `styles:${id}`])
  })
})

describe('claiming', () => {
  test('takes the oldest first, and no more than requested', async () => {
    await add('a', 'b', 'c')
    expect(keysOf(await claimMessages(payload, 2))).toEqual(['a', 'b'])
    expect(keysOf(await claimMessages(payload, 2))).toEqual(['c'])
  })

  test('takes only messages of the requested topics', async () => {
    await add('a')
    expect(await claimMessages(payload, 1, ['search.record'])).toEqual([])
    expect(keysOf(await claimMessages(payload, 1, ['texts.changed']))).toEqual(['a'])
  })

  test('by many workers at once never gives one message to two of them', async () => {
    const keys = Array.from({ length: 60 }, (_, index) => `key-${index}`)
    await add(...keys)
    const claims = await Promise.all(Array.from({ length: 8 }, () => drain()))
    expect(keysOf(claims.flat()).sort()).toEqual([...keys].sort())
  })

  test('skips a leased message, and takes it when the lease has ended', async () => {
    await add('a')
    await claimMessages(payload, 1)
    expect(await claimMessages(payload, 1)).toEqual([])
    await endLeases()
    expect(await claimMessages(payload, 1)).toMatchObject([{ key: 'a', attempts: 2 }])
  })

  test('renews a lease for its full duration', async () => {
    await add('a')
    const held = await claimMessages(payload, 1)
    await sql(payload)`update outbox set not_before = now() + interval '1 second'`
    await renewLease(payload, held)
    const [row] = await sql<{ seconds: number }>(payload)`
      select extract(epoch from not_before - now())::float8 as seconds from outbox`
    expect(row?.seconds).toBeGreaterThan(LEASE_SECONDS - 5)
  })
})

describe('finishing a message', () => {
  test('is final', async () => {
    await add('a')
    await finishMessages(payload, await claimMessages(payload, 1))
    await endLeases()
    expect(await claimMessages(payload, 1)).toEqual([])
  })

  test('has no effect after the lease was lost', async () => {
    await add('a')
    const late = await claimMessages(payload, 1)
    await endLeases()
    const held = await claimMessages(payload, 1)
    await finishMessages(payload, late)
    await postponeMessages(payload, late, { seconds: -60, error: 'late' })
    expect(await claimMessages(payload, 1)).toEqual([])
    await postponeMessages(payload, held, { seconds: -60, error: 'in time' })
    expect(keysOf(await claimMessages(payload, 1))).toEqual(['a'])
  })

  test('deletes it after the given days, not before', async () => {
    await add('old', 'young', 'waiting')
    await finishMessages(payload, await claimMessages(payload, 2))
    await sql(payload)`update outbox set done_at = now() - interval '7 days 1 minute' where key = 'old'`
    await sql(payload)`update outbox set done_at = now() - interval '6 days 23 hours' where key = 'young'`
    expect(await deleteDoneMessages(payload, 7)).toBe(1)
    const left = await sql<{ key: string }>(payload)`select key from outbox order by key`
    expect(left.map(({ key }) => key)).toEqual(['waiting', 'young'])
  })
})

describe('a postponed message', () => {
  test('waits, records the reason, and is claimed again', async () => {
    await add('a')
    await postponeMessages(payload, await claimMessages(payload, 1), {
      seconds: 60,
      error: 'storefront away',
    })
    expect(await claimMessages(payload, 1)).toEqual([])
    const [row] = await sql<{ last_error: string }>(payload)`select last_error from outbox`
    expect(row?.last_error).toBe('storefront away')
    await endLeases()
    expect(keysOf(await claimMessages(payload, 1))).toEqual(['a'])
  })
})

async function drain(): Promise<ClaimedMessage[]> {
  const claimed = await claimMessages(payload, 3)
  return claimed.length === 0 ? [] : [...claimed, ...(await drain())]
}

async function endLeases(): Promise<void> {
  await sql(payload)`update outbox set not_before = now() - interval '1 second' where done_at is null`
}
