import { type ChildProcess, fork } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Payload } from 'payload'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environment } from '#cms/env.ts'
import { sql } from '#cms/operations/database.ts'
import { type ApiServer, serveApi } from '#cms/testing/api-server.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { openSwitchableProxy } from '#cms/testing/switchable-proxy.ts'
import { BATCH_PATH, type BatchedFile, batchHead } from '#domain/contract/console/upload-batch.ts'
import { openStorage } from '#media/storage/open.ts'
import { uploadKey } from '#media/storage/resumable.ts'

const FILES = process.env.MOTIF_TESTS === 'full' ? 200 : 60
/** The number of drafts at which the server that receives the batch is killed. */
const DRAFTS_AT_KILL = FILES / 2
/** Uploads that a client sends beside each other. */
const AT_ONCE = 6
const BATCH = 5

let opened: TestPayload
let payload: Payload
let author: TestContributor
let killed: Server
/** Runs in the process of this test, which has started Payload, and receives the rest. */
let other: ApiServer

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makeMarketplaceLicences(payload)
  author = await makeContributor(payload)
  other = await serveApi()
  killed = await startServer()
}, 60_000)
afterAll(async () => {
  killed.child.kill('SIGKILL')
  await other.close()
  await opened.close()
})

test('a server that is killed while it receives a batch of files loses and doubles none', async () => {
  const contents = Array.from(
    { length: FILES },
    (_, index) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path d="M${index} 4h20v50z"/></svg>`,
  )
  // One address for all servers, as a load balancer has.
  const proxy = await openSwitchableProxy(addressOf(killed))
  let isDone = false
  const sent = sendAll(proxy.url, contents).finally(() => {
    isDone = true
  })
  while (!isDone && (await countDrafts()) < DRAFTS_AT_KILL)
    await new Promise((resolve) => setTimeout(resolve, 5))
  expect(isDone, 'the server was killed in the middle of the batch').toBe(false)
  await kill(killed.child)
  proxy.leadTo(addressOf(other))
  const ids = await sent
  await proxy.close()

  expect(new Set(ids).size).toBe(FILES)
  const [counts] = await sql(payload)`
    select (select count(*)::int from items) as items, (select count(*)::int from revisions) as revisions,
      (select count(*)::int from submissions) as submissions,
      (select count(distinct submission_id)::int from uploads) as uploaded,
      (select count(*)::int from uploads where state = 'draft') as drafts,
      (select count(*)::int from submission_events where command = 'submission.create') as created`
  expect(counts).toEqual({
    items: FILES,
    revisions: FILES,
    submissions: FILES,
    uploaded: FILES,
    drafts: FILES,
    created: FILES,
  })
  const storage = openStorage(environment())
  const stored = await Promise.all(ids.map(async (id) => sha256((await storage.get(uploadKey(id))) ?? '')))
  expect(stored).toEqual(contents.map(sha256))
}, 60_000)

/**
 * Sends half of the files with the official client, which tries again where a connection is lost, and half in batches as the
 * console does. Ids in the order of the files.
 */
async function sendAll(address: string, contents: readonly string[]): Promise<string[]> {
  const files = contents.map((content, index) => ({
    key: randomUUID(),
    name: `drawing-${index}.svg`,
    content,
  }))
  const half = files.length / 2
  const requests = files.slice(0, half).map((file) => [file])
  for (let at = half; at < files.length; at += BATCH)
    requests.splice(at % half, 0, files.slice(at, at + BATCH))
  const ids = new Map<string, string>()
  const sendNext = async (): Promise<void> => {
    for (let next = requests.shift(); next !== undefined; next = requests.shift()) {
      const received = next.length > 1 ? await sendBatch(address, next) : []
      for (const file of next) {
        const answer = received.find(({ key }) => key === file.key)
        const id = answer !== undefined && 'upload' in answer ? answer.upload : await sendAlone(address, file)
        ids.set(file.key, id)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
  return files.map(({ key }) => ids.get(key) ?? '')
}

interface SentFile {
  readonly key: string
  readonly name: string
  readonly content: string
}

const headers = () => ({
  Origin: 'http://localhost:5500',
  Cookie: [...author.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})

function sendAlone(address: string, { key, name, content }: SentFile): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const upload: Upload = new Upload(Buffer.from(content), {
      endpoint: `${address}/api/console/uploads`,
      headers: headers(),
      metadata: { key, kind: 'icon', filename: name },
      uploadDataDuringCreation: true,
      storeFingerprintForResuming: false,
      retryDelays: Array.from({ length: 30 }, (_, attempt) => Math.min(1_000, 20 * 2 ** attempt)),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError: reject,
    })
    upload.start()
  })
}

/** Again where the connection is lost. */
async function sendBatch(address: string, files: readonly SentFile[]): Promise<readonly BatchedFile[]> {
  const named = files.map(({ key, name, content }) => ({ key, filename: name, bytes: content.length }))
  const head = batchHead({ kind: 'icon', contributor: null, request: null, files: named })
  const body = new Blob([head, ...files.map(({ content }) => content)])
  for (;;) {
    const answer = await fetch(`${address}${BATCH_PATH}`, { method: 'POST', headers: headers(), body }).catch(
      () => null,
    )
    if (answer?.ok) return (await answer.json()) as BatchedFile[]
    if (answer !== null && answer.status < 500) throw new Error(await answer.text())
  }
}

interface Server {
  readonly child: ChildProcess
  readonly port: number
}

/** Starts the API in a child process. */
async function startServer(): Promise<Server> {
  const child = fork(new URL('../../testing/api-server-process.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [port] = (await once(child, 'message')) as [number]
  return { child, port }
}

function addressOf({ port }: { readonly port: number }): string {
  return `http://127.0.0.1:${port}`
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
}

async function countDrafts(): Promise<number> {
  const [row] = await sql<{ count: number }>(payload)`
    select count(*)::int as count from uploads where state = 'draft'`
  return row?.count ?? Number.NaN
}

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
