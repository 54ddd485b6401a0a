import type { PayloadRequest } from 'payload'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

export interface Upload {
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** What the form around a file may add to its size. */
const FORM_BYTES = 64 * 1024

/**
 * The file in the field `file` of a multipart form. Reading stops at `maxBytes`, whatever length the sender claims,
 * so that an upload without end cannot fill the memory.
 */
export async function readUpload(req: PayloadRequest, maxBytes: number): Promise<Result<Upload>> {
  if (!req.body) return refuse('bad-request', 'The file is missing')
  const limited = limit(req.body, maxBytes + FORM_BYTES)
  const headers = { 'content-type': req.headers.get('content-type') ?? '' }
  try {
    const file = (await new Response(limited.stream, { headers }).formData()).get('file')
    if (!(file instanceof File)) return refuse('bad-request', 'The file is missing')
    if (file.size > maxBytes) return tooLarge()
    return accept({ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
  } catch {
    return limited.exceeded() ? tooLarge() : refuse('bad-request', 'The form could not be read')
  }
}

function tooLarge(): Result<never> {
  return refuse('file-too-large', 'The file is too large')
}

function limit(body: ReadableStream<Uint8Array>, maxBytes: number) {
  let passed = 0
  const stream = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        passed += chunk.length
        if (passed > maxBytes) controller.error(new Error('too large'))
        else controller.enqueue(new Uint8Array(chunk))
      },
    }),
  )
  return { stream, exceeded: () => passed > maxBytes }
}
