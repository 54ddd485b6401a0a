import { randomUUID } from 'node:crypto'
import { type ApiServer, serveApi } from '#cms/testing/api-server.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor } from '#cms/testing/contributors.ts'
import { startPayload } from '#cms/testing/start-payload.ts'
import { BATCH_PATH, type BatchedFile, batchHead } from '#domain/contract/console/upload-batch.ts'
import { MAX_STATES, UPLOADS_PATH, type UploadOutcome } from '#domain/contract/console/uploads.ts'
import { nextRequest } from '#domain/uploads/parallel.ts'
import type { BenchFile } from '../pipeline/files.ts'

/** Sends files as the upload page does, and asks for their outcomes. */
export interface UploadConsole {
  /** @returns the milliseconds from the first byte of each file to its lint result */
  send(files: readonly BenchFile[]): Promise<readonly number[]>
  close(): Promise<void>
}

/** Shorter than that of the page, so that little of the result is waiting. */
const POLL_MS = 200

/** The API with these variables, for contributors that are new in each batch. */
export async function openConsole(env: Readonly<Record<string, string>>): Promise<UploadConsole> {
  const payload = await startPayload(env)
  await makeMarketplaceLicences(payload)
  const server = await serveApi()
  return {
    async send(files) {
      // The number of uploads in an hour is limited.
      const author = await makeContributor(payload)
      return sendAll({ server, author }, files)
    },
    async close() {
      await server.close()
      await payload.destroy()
    },
  }
}

interface Connection {
  readonly server: ApiServer
  readonly author: TestContributor
}

interface Drawing {
  readonly name: string
  readonly bytes: number
  readonly group: string
  readonly content: Uint8Array
}

async function sendAll(connection: Connection, files: readonly BenchFile[]): Promise<readonly number[]> {
  const begun = new Map<string, number>()
  const waited: number[] = []
  let isSent = false

  /** Begins requests as the upload page does (`admin/upload/upload-queue.ts`). Resolves when all are sent. */
  function sendRequests(): Promise<void> {
    let waiting = files.map(({ bytes: content }, at): Drawing => {
      return { name: `drawing-${at}.svg`, bytes: content.length, group: 'icon', content }
    })
    const sending = new Set<readonly Drawing[]>()
    return new Promise((resolve, reject) => {
      function start(): void {
        for (;;) {
          const sizes = [...sending].map(sizeOf)
          const next = nextRequest(sizes, waiting)
          if (next.length === 0) break
          const taken = new Set(next)
          waiting = waiting.filter((file) => !taken.has(file))
          sending.add(next)
          const started = performance.now()
          sendBatch(connection, next).then((ids) => {
            for (const id of ids) begun.set(id, started)
            sending.delete(next)
            start()
          }, reject)
        }
        if (sending.size === 0) resolve()
      }
      start()
    })
  }

  async function poll(): Promise<void> {
    while (!isSent || begun.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      for (const outcome of await readOutcomes(connection, [...begun.keys()])) {
        if (outcome.state === 'refused' || outcome.processing === 'refused')
          throw new Error(`refused: ${outcome.name}, ${outcome.code}`)
        if (outcome.lint === null) continue
        waited.push(performance.now() - (begun.get(outcome.id) ?? 0))
        begun.delete(outcome.id)
      }
    }
  }

  const sent = sendRequests().then(() => {
    isSent = true
  })
  await Promise.all([sent, poll()])
  return waited
}

/** One request with small files, as `admin/upload/send-batch.ts` writes it. @returns their ids */
async function sendBatch(connection: Connection, drawings: readonly Drawing[]): Promise<readonly string[]> {
  const files = drawings.map(({ name, bytes }) => ({ key: randomUUID(), filename: name, bytes }))
  const head = batchHead({ kind: 'icon', contributor: null, request: null, files })
  const answer = await fetch(`${connection.server.url}${BATCH_PATH}`, {
    method: 'POST',
    headers: { ...headersOf(connection), 'Content-Type': 'application/octet-stream' },
    body: Buffer.concat([head, ...drawings.map(({ content }) => content)]),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as BatchedFile[]).map((file) => {
    if ('code' in file) throw new Error(`refused: ${file.code}`)
    return file.upload
  })
}

/** By pages, as `admin/upload/read-outcomes.ts` does. */
async function readOutcomes(
  connection: Connection,
  ids: readonly string[],
): Promise<readonly UploadOutcome[]> {
  const outcomes: UploadOutcome[] = []
  for (let at = 0; at < ids.length; at += MAX_STATES) {
    const page = ids.slice(at, at + MAX_STATES).join(',')
    const answer = await fetch(`${connection.server.url}${UPLOADS_PATH}?ids=${page}`, {
      headers: headersOf(connection),
    })
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    outcomes.push(...((await answer.json()) as UploadOutcome[]))
  }
  return outcomes
}

function headersOf({ author }: Connection): Record<string, string> {
  const cookie = [...author.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { Origin: process.env.PUBLIC_URL ?? '', Cookie: cookie }
}

function sizeOf(drawings: readonly Drawing[]): number {
  return drawings.reduce((sum, { bytes }) => sum + bytes, 0)
}
