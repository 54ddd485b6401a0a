import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { environment } from '#cms/env.ts'
import { sql } from '#cms/operations/database.ts'
import { finishUpload } from '#cms/operations/uploads/finish-upload.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor } from '#cms/testing/contributors.ts'
import { testJobServices } from '#cms/testing/job-services.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { zipOf } from '#cms/testing/upload-zips.ts'
import { createPool } from '#media/pipeline/pool.ts'
import { openStorage } from '#media/storage/open.ts'
import { uploadKey } from '#media/storage/resumable.ts'
import type { Storage } from '#media/storage/storage.ts'
import { handleDueMessages } from './outbox-loop.ts'

const FILES = process.env.MOTIF_TESTS === 'full' ? 40 : 20

let opened: TestPayload
let payload: Payload
let author: TestContributor
let storage: Storage
let worker: ChildProcess | undefined

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makeMarketplaceLicences(payload)
  author = await makeContributor(payload)
  storage = openStorage(environment())
  // Each file takes some time to unpack and to process, so that a kill is always in the middle of the batch.
  await sql(payload)`
    create function wait_a_moment() returns trigger language plpgsql as $$
    begin perform pg_sleep(0.05); return new; end $$`
  await sql(payload)`
    create trigger slow before insert on submissions for each row execute function wait_a_moment()`
  await sql(payload)`
    create trigger slow before update of state on revisions for each row execute function wait_a_moment()`
})
afterEach(() => void worker?.kill('SIGKILL'))
afterAll(() => opened.close())

test('a worker that is killed while it unpacks and processes a ZIP loses and doubles no file', async () => {
  const zip = await receiveZip()
  await runUntil(async () => (await progress()).drafts >= FILES / 4)
  expect((await progress()).state).toBe('unpacking')
  await runUntil(async () => (await progress()).ready >= FILES / 2)
  expect((await progress()).ready).toBeLessThan(FILES)
  await handleTheRest()

  expect(await progress()).toEqual({ state: 'unpacked', drafts: FILES, ready: FILES })
  const [counts] = await sql(payload)`
    select (select count(*)::int from items) as items, (select count(*)::int from revisions) as revisions,
      (select count(*)::int from submissions) as submissions,
      (select count(distinct submission_id)::int from uploads) as uploaded,
      (select count(distinct r.file_id)::int from revisions r where r.state = 'ready') as files,
      (select count(*)::int from submission_events where command = 'submission.create') as created`
  expect(counts).toEqual({
    items: FILES,
    revisions: FILES,
    submissions: FILES,
    uploaded: FILES,
    files: FILES,
    created: FILES,
  })
  const originals = await sql<{ key: string }>(payload)`
    select f.storage_key as key from files f join revisions r on r.file_id = f.id`
  for (const { key } of originals) expect(await storage.get(key), key).not.toBeNull()
  const uploads = await sql<{ id: string }>(payload)`select id from uploads`
  expect(uploads.map(({ id }) => id)).toContain(zip)
  for (const { id } of uploads) expect(await storage.get(uploadKey(id))).toBeNull()
}, 180_000)

/** A ZIP of different drawings whose bytes have all arrived. */
async function receiveZip(): Promise<string> {
  const zip = await zipOf(
    Array.from({ length: FILES }, (_, index) => ({
      path: `drawing-${index}.svg`,
      content: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M${index} 4h20v50z"/></svg>`,
    })),
  )
  const id = randomUUID()
  await storage.put(uploadKey(id), zip, { contentType: 'application/zip' })
  await sql(payload)`
    insert into uploads (id, user_id, key, contributor_id, kind, file_name, bytes)
    select ${id}, ${author.person.id}, ${id}, min(id), 'icon', 'drawings.zip', ${zip.length}
      from contributors where owner_id = ${author.person.id}`
  await finishUpload({ payload, storage }, id)
  return id
}

/** Does the rest in the process of this test, which has started Payload. */
async function handleTheRest(): Promise<void> {
  await releaseMessages()
  const pool = createPool()
  const services = testJobServices(payload, { storage, pool, invalidate: async () => {} })
  while ((await waitingMessages()) > 0) await handleDueMessages(services)
  await pool.close()
}

/** Messages of a killed worker are released when its lease of 30 s ends; this is that moment. */
async function releaseMessages(): Promise<void> {
  await sql(payload)`update outbox set not_before = null where done_at is null and attempts > 0`
}

/** Runs a worker process until something is true, and kills it at once with SIGKILL. */
async function runUntil(isTrue: () => Promise<boolean>): Promise<void> {
  await releaseMessages()
  const started = fork(new URL('./worker.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  worker = started
  while (!(await isTrue())) {
    if (started.exitCode !== null) throw new Error(`the worker ended with ${started.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  started.kill('SIGKILL')
  const [, signal] = await once(started, 'exit')
  expect(signal).toBe('SIGKILL')
}

async function progress(): Promise<{ state: string; drafts: number; ready: number }> {
  const [row] = await sql<{ state: string; drafts: number; ready: number }>(payload)`
    select (select state from uploads where zip_id is null) as state,
      (select count(*)::int from uploads where state = 'draft') as drafts,
      (select count(*)::int from revisions where state = 'ready') as ready`
  return row ?? { state: 'missing', drafts: 0, ready: 0 }
}

async function waitingMessages(): Promise<number> {
  const [row] = await sql<{ count: number }>(payload)`
    select count(*)::int as count from outbox where done_at is null and topic in ('upload.unpack', 'revision.process')`
  return row?.count ?? Number.NaN
}
