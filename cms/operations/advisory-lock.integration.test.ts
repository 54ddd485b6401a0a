import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { withAdvisoryLock } from './advisory-lock.ts'
import { sql } from './database.ts'

let opened: TestPayload
beforeAll(async () => {
  opened = await openPayload()
})
afterAll(() => opened.close())

test('work with locks reads the database, even when more of it runs at once than the pool has connections', async () => {
  const { payload } = opened
  let ready = () => {}
  const all = new Promise<void>((resolve) => {
    ready = resolve
  })
  let begun = 0
  const works = Array.from({ length: 15 }, (_, number) =>
    withAdvisoryLock(payload, `work ${number}`, async () => {
      begun += 1
      if (begun === 15) ready()
      await all
      const [row] = await sql<{ one: number }>(payload)`select 1 as one`
      return row?.one
    }),
  )
  expect(await Promise.all(works)).toEqual(Array.from({ length: 15 }, () => 1))
})

test('a lock is held by one piece of work, and is free after a failure', async () => {
  const { payload } = opened
  const inner = () => withAdvisoryLock(payload, 'one', async () => 'inner')
  expect(await withAdvisoryLock(payload, 'one', inner)).toBeUndefined()
  const failing = withAdvisoryLock(payload, 'one', () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  expect(await inner()).toBe('inner')
})
