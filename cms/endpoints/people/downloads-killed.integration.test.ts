import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { type ApiServer, serveApi } from '#cms/testing/api-server.ts'
import { insertSubscription } from '#cms/testing/billing.ts'
import type { TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { makePlans } from '#cms/testing/purchases.ts'
import { startZipServer, type ZipServer } from '#cms/testing/zips.ts'
import { eventually } from '#local/testing/eventually.ts'

/** An API server in a separate process, which the test kills. */
interface Server {
  readonly child: ChildProcess
  readonly port: number
}

let opened: TestPayload
let payload: Payload
let files: ZipServer
let servers: readonly Server[] = []
/** Runs in the process of this test, which has started Payload, and stays. */
let other: ApiServer
let user: string
let browser: TestBrowser
let fox: { id: number; slug: string }
let owl: { id: number; slug: string }

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makePlans(payload)
  await payload.update({
    collection: 'plans',
    where: { slug: { equals: 'individual' } },
    data: { allowances: [{ kinds: ['icon'], limit: 2, period: 'day' }] },
  })
  const catalogue = await makeCatalogue(payload)
  fox = await catalogue.add({ title: 'Fox', priceAmount: 700 })
  owl = await catalogue.add({ title: 'Owl', priceAmount: 700 })
  const person = await makePerson(payload)
  user = person.id
  browser = await withSession(payload, person)
  await insertSubscription(payload, user)
  await sql(payload)`
    create function wait_a_moment() returns trigger language plpgsql as $$
    begin perform pg_sleep(1); return new; end $$`
  files = await startZipServer()
  other = await serveApi()
  servers = await Promise.all([startServer(), startServer()])
}, 120_000)
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  await other.close()
  await files.close()
  await opened.close()
})

test('a server that is killed before or after it commits a grant neither loses nor doubles the download', async () => {
  await sql(payload)`
    create trigger slow before insert on downloads for each row execute function wait_a_moment()`
  const before = expect(ask(servers[0], fox.slug)).rejects.toThrow()
  await eventually(isInserting)
  await kill(servers[0])
  await before
  await eventually(async () => !(await isInserting()))
  await sql(payload)`drop trigger slow on downloads`
  expect(await downloadsOf(fox.id)).toEqual({ rows: 0, counted: 0 })

  // The network is recorded after the commit and before the address is sent.
  await sql(payload)`
    create trigger slow before insert on account_networks for each row execute function wait_a_moment()`
  const after = expect(ask(servers[1], owl.slug)).rejects.toThrow()
  await eventually(async () => (await downloadsOf(owl.id)).rows === 1)
  await kill(servers[1])
  await after
  await sql(payload)`drop trigger slow on account_networks`

  for (const { slug } of [fox, owl]) {
    const answer = await ask(other, slug)
    expect(answer.status).toBe(200)
    const { response } = (await answer.json()) as { response: { download: { url: string } } }
    expect((await files.get(response.download.url)).status).toBe(200)
  }
  expect(await downloadsOf(fox.id)).toEqual({ rows: 1, counted: 1 })
  expect(await downloadsOf(owl.id)).toEqual({ rows: 2, counted: 1 })
  const [used] = await sql(payload)`
    select count(*)::int as used from downloads where user_id = ${user} and subscription_id is not null and counted`
  expect(used).toEqual({ used: 2 })
}, 60_000)

async function downloadsOf(item: number): Promise<{ rows: number; counted: number }> {
  const [row] = await sql<{ rows: number; counted: number }>(payload)`
    select count(*)::int as rows, count(*) filter (where counted)::int as counted from downloads where item_id = ${item}`
  return row ?? { rows: -1, counted: -1 }
}

/** Whether a connection is inserting a download. */
async function isInserting(): Promise<boolean> {
  const rows = await sql(payload)`
    select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and state <> 'idle' and query ilike '%insert into downloads%'`
  return rows.length > 0
}

function ask(server: { readonly port: number } | undefined, item: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${server?.port}/api/v2/downloads`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Origin: 'http://localhost:5500',
      Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ item, format: 'svg' }),
  })
}

async function startServer(): Promise<Server> {
  const child = fork(new URL('../../testing/api-server-process.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [port] = (await once(child, 'message')) as [number]
  return { child, port }
}

async function kill(server: Server | undefined): Promise<void> {
  if (server === undefined) throw new Error('there is no server to kill')
  server.child.kill('SIGKILL')
  await once(server.child, 'exit')
}
