import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import * as people from '#cms/testing/people.ts'

let opened: TestPayload
let admin: TestBrowser
let restore = async () => {}

beforeAll(async () => {
  opened = await openPayload()
  const { payload } = opened
  admin = await people.withSession(payload, await people.makePerson(payload, { roles: ['admin'] }))
})
afterAll(async () => {
  await restore()
  await opened.close()
})

test('every call answers 503 with Retry-After while the database is unavailable, and recovers', async () => {
  expect((await admin.call('GET', '/items?limit=1')).status).toBe(200)
  const sessions = admin.cookies.size
  expect(sessions).toBeGreaterThan(0)
  await disconnectDatabase()
  const calls = [
    [admin, 'GET', '/items?limit=1'],
    [admin, 'GET', '/users/me'],
    [admin, 'PATCH', '/items/1'],
    [admin, 'GET', '/globals/home-page'],
    [admin, 'GET', '/v2/auth'],
    [openBrowser(), 'GET', '/v2/announcements'],
    [openBrowser(), 'POST', '/users/login'],
  ] as const
  for (const [browser, method, path] of calls) {
    const json = method === 'POST' ? { email: 'a@example.com', password: 'violet engine' } : {}
    const { status, body, headers } = await browser.call(method, path, method === 'GET' ? {} : { json })
    const summary = [path, status, body.errors?.[0]?.code, headers.get('retry-after')]
    expect(summary).toEqual([path, 503, 'unavailable', '30'])
  }
  expect(
    [...admin.cookies.values()].filter((value) => value !== ''),
    'the session stays',
  ).toHaveLength(sessions)
  await restore()
  expect((await admin.call('GET', '/items?limit=1')).status).toBe(200)
})

/** Closes the connections to the database and points new ones to a closed port. */
async function disconnectDatabase(): Promise<void> {
  const { pool } = opened.payload.db as unknown as PostgresAdapter
  const { connectionString } = pool.options
  pool.on('error', () => {})
  restore = async () => {
    pool.options.connectionString = connectionString
  }
  pool.options.connectionString = 'postgres://nobody@127.0.0.1:1/nothing'
  await sql(opened.payload)`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  await sql(opened.payload)`select pg_terminate_backend(pg_backend_pid())`.catch(() => {})
}
