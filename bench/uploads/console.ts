import { randomUUID } from 'node:crypto'
import { type ApiServer, serveApi } from '#cms/testing/api-server.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor } from '#cms/testing/contributors.ts'
import { startPayload } from '#cms/testing/start-payload.ts'
import { MAX_STATES, UPLOADS_PATH, type UploadOutcome } from '#domain/contract/console/uploads.ts'
import { maySendBeside } from '#domain/uploads/parallel.ts'
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
      return sendBatch({ server, author }, files)
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

async function sendBatch(connection: Connection, files: readonly BenchFile[]): Promise<readonly number[]> {
  const begun = new Map<string, number>()
  const waited: number[] = []
  const sending = new Map<number, number>()
  let isSent = false

  /** Begins as many files as the upload page would (`admin/upload/upload-queue.ts`). Resolves when all are sent. */
  function sendAll(): Promise<void> {
    const queue = [...files.entries()]
    return new Promise((resolve, reject) => {
      function start(): void {
        for (let next = queue[0]; next !== undefined; next = queue[0]) {
          const [at, { bytes }] = next
          if (!maySendBeside([...sending.values()], bytes.length)) return
          queue.shift()
          sending.set(at, bytes.length)
          const started = performance.now()
          sendFile(connection, bytes, `drawing-${at}.svg`).then((id) => {
            begun.set(id, started)
            sending.delete(at)
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
      const ids = [...begun.keys()].slice(0, MAX_STATES)
      for (const outcome of ids.length === 0 ? [] : await readOutcomes(connection, ids)) {
        if (outcome.state === 'refused' || outcome.processing === 'refused')
          throw new Error(`refused: ${outcome.name}, ${outcome.code}`)
        if (outcome.lint === null) continue
        waited.push(performance.now() - (begun.get(outcome.id) ?? 0))
        begun.delete(outcome.id)
      }
    }
  }

  const sent = sendAll().then(() => {
    isSent = true
  })
  await Promise.all([sent, poll()])
  return waited
}

/** One request with the whole file: creation-with-upload. @returns its id */
async function sendFile(connection: Connection, bytes: Uint8Array, name: string): Promise<string> {
  const answer = await fetch(`${connection.server.url}${UPLOADS_PATH}`, {
    method: 'POST',
    headers: {
      ...headersOf(connection),
      'Tus-Resumable': '1.0.0',
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': metadataOf({ key: randomUUID(), kind: 'icon', filename: name }),
      'Content-Type': 'application/offset+octet-stream',
    },
    body: Buffer.from(bytes),
  })
  const id = answer.headers.get('location')?.split('/').at(-1)
  if (answer.status !== 201 || id === undefined) throw new Error(`${answer.status}: ${await answer.text()}`)
  return id
}

async function readOutcomes(
  connection: Connection,
  ids: readonly string[],
): Promise<readonly UploadOutcome[]> {
  const answer = await fetch(`${connection.server.url}${UPLOADS_PATH}?ids=${ids.join(',')}`, {
    headers: headersOf(connection),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as UploadOutcome[]
}

function headersOf({ author }: Connection): Record<string, string> {
  const cookie = [...author.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { Origin: process.env.PUBLIC_URL ?? '', Cookie: cookie }
}

function metadataOf(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
}
