import type { PayloadRequest } from 'payload'
import { limitStream } from '#cms/endpoints/limit-stream.ts'
import { FORM_BYTES } from '#domain/contract/body-limits.ts'
import { accept, type ErrorCode, type Result, refuse } from '#domain/errors/catalogue.ts'

/**
 * The fields of a multipart form. Reading stops beyond `maxBytes` plus the form encoding, regardless of the declared
 * length, so that an endless upload cannot exhaust memory.
 */
export async function readForm(
  req: PayloadRequest,
  maxBytes: number,
  tooLarge: ErrorCode,
): Promise<Result<FormData>> {
  if (!req.body) return refuse('bad-request', 'The form is missing')
  const limited = limitStream(req.body, maxBytes + FORM_BYTES)
  const headers = { 'content-type': req.headers.get('content-type') ?? '' }
  try {
    return accept(await new Response(limited.stream, { headers }).formData())
  } catch {
    return limited.exceeded() ? refuse(tooLarge) : refuse('bad-request', 'The form could not be read')
  }
}

/** A streamed body, read no further than `maxBytes`. */
export async function readBody(
  req: PayloadRequest,
  maxBytes: number,
  tooLarge: ErrorCode,
): Promise<Result<Uint8Array>> {
  if (!req.body) return refuse('bad-request', 'The body is missing')
  const limited = limitStream(req.body, maxBytes)
  try {
    return accept(new Uint8Array(await new Response(limited.stream).arrayBuffer()))
  } catch {
    return limited.exceeded() ? refuse(tooLarge) : refuse('bad-request', 'The body could not be read')
  }
}
