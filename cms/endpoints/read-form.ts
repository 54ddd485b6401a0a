import type { PayloadRequest } from 'payload'
import { accept, type ErrorCode, type Result, refuse } from '#domain/errors/catalogue.ts'

/** What the form around a file may add to its size. */
const FORM_BYTES = 64 * 1024

/**
 * The fields of a multipart form. Reading stops beyond `maxBytes` and what a form adds, whatever length the sender
 * claims, so that an upload without end cannot fill the memory.
 */
export async function readForm(
  req: PayloadRequest,
  maxBytes: number,
  tooLarge: ErrorCode,
): Promise<Result<FormData>> {
  if (!req.body) return refuse('bad-request', 'The form is missing')
  const limited = limit(req.body, maxBytes + FORM_BYTES)
  const headers = { 'content-type': req.headers.get('content-type') ?? '' }
  try {
    return accept(await new Response(limited.stream, { headers }).formData())
  } catch {
    return limited.exceeded() ? refuse(tooLarge) : refuse('bad-request', 'The form could not be read')
  }
}

/** A body as it comes, read no further than `maxBytes`. */
export async function readBody(
  req: PayloadRequest,
  maxBytes: number,
  tooLarge: ErrorCode,
): Promise<Result<Uint8Array>> {
  if (!req.body) return refuse('bad-request', 'The body is missing')
  const limited = limit(req.body, maxBytes)
  try {
    return accept(new Uint8Array(await new Response(limited.stream).arrayBuffer()))
  } catch {
    return limited.exceeded() ? refuse(tooLarge) : refuse('bad-request', 'The body could not be read')
  }
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
