import { BATCH_PATH, type BatchedFile, batchHead } from '#domain/contract/console/upload-batch.ts'
import { RequestError, sendRequest } from '../providers/send-request.ts'
import type { Purpose } from './remembered.ts'
import { isReadable, isTransient, RETRY_MS, type Sent } from './send-file.ts'

export interface SmallFile {
  readonly key: string
  readonly file: File
}

/**
 * The result of one file of a batch. The queue sends a file with `again` once more in any later request, and a file with `alone`
 * in a request that carries no other file.
 */
export type SentTogether =
  | { readonly phase: 'sent'; readonly upload: string }
  | Exclude<Sent, { readonly phase: 'sent' }>
  | { readonly phase: 'again' }
  | { readonly phase: 'alone' }

interface Batch extends Omit<Purpose, 'contributor'> {
  /** Null for the first contributor of the user. */
  readonly contributor: number | null
  readonly files: readonly SmallFile[]
}

/**
 * Sends small files in one request, again where the line or the server is down: each file has its key, so that none is
 * received twice. A batch that is aborted leaves all its files to be sent again.
 *
 * @returns for each file, in their order
 */
export function sendBatch(
  batch: Batch,
  pauses: readonly number[] = RETRY_MS,
): { readonly done: Promise<readonly SentTogether[]>; abort(): void } {
  const aborted = new AbortController()
  return { done: send(batch, pauses, aborted.signal), abort: () => aborted.abort() }
}

async function send(
  batch: Batch,
  pauses: readonly number[],
  signal: AbortSignal,
): Promise<readonly SentTogether[]> {
  const { files } = batch
  for (const pause of pauses) {
    if (pause > 0) await pauseFor(pause, signal)
    if (signal.aborted) break
    try {
      const answers = await request(batch, signal)
      return files.map((_, index) => sentOf(answers[index]))
    } catch (error) {
      if (signal.aborted) break
      if (!(error instanceof RequestError)) throw error
      const { code, status } = error
      if (!isTransient(status)) return files.map(() => ({ phase: 'refused', code }))
      // A file that was changed or deleted since it was chosen fails like a line that was cut, and all others with it.
      const readable = await Promise.all(files.map(({ file }) => isReadable(file)))
      if (readable.includes(false)) return readable.map((is) => ({ phase: is ? 'again' : 'unreadable' }))
    }
  }
  return files.map(() => ({ phase: signal.aborted ? 'again' : 'paused' }))
}

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

async function request(
  { kind, contributor, request: answered, files }: Batch,
  signal: AbortSignal,
): Promise<readonly BatchedFile[]> {
  const named = files.map(({ key, file }) => ({ key, filename: file.name, bytes: file.size }))
  const head = batchHead({ kind, contributor, request: answered ?? null, files: named })
  const body = new Blob([head, ...files.map(({ file }) => file)])
  const headers = { 'Content-Type': 'application/octet-stream' }
  return (await sendRequest(BATCH_PATH, { method: 'POST', headers, body, signal })) as BatchedFile[]
}

function sentOf(answer: BatchedFile | undefined): SentTogether {
  if (answer === undefined) return { phase: 'alone' }
  if ('upload' in answer) return { phase: 'sent', upload: answer.upload }
  return answer.code === 'upload-busy' ? { phase: 'alone' } : { phase: 'refused', code: answer.code }
}
