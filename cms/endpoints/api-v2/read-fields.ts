import type { PayloadRequest } from 'payload'
import { readBody } from '#cms/endpoints/read-form.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'

/** More than any form of ours holds. */
const MOST_BYTES = 64 * 1024

/**
 * The fields of a small form: a browser without scripts sends fields, a script sends JSON, a beacon JSON as text. What
 * cannot be read is null, which no schema takes.
 */
export async function readFields(req: PayloadRequest): Promise<Result<unknown>> {
  if (!req.body) return accept(null)
  const body = await readBody(req, MOST_BYTES, 'too-large')
  if (!body.ok) return body
  const text = new TextDecoder().decode(body.value)
  const isForm = req.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
  if (isForm) return accept(Object.fromEntries(new URLSearchParams(text)))
  try {
    return accept(JSON.parse(text))
  } catch {
    return accept(null)
  }
}
