import type { PayloadRequest } from 'payload'
import { readBody } from '#cms/endpoints/read-form.ts'
import { FIELDS_BYTES } from '#domain/contract/body-limits.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'

/**
 * The fields of a small form: a browser without scripts sends form fields, a script JSON, a beacon JSON as text. Null
 * for an unreadable body, which every schema rejects.
 */
export async function readFields(req: PayloadRequest): Promise<Result<unknown>> {
  if (!req.body) return accept(null)
  const body = await readBody(req, FIELDS_BYTES, 'too-large')
  if (!body.ok) return body
  const text = new TextDecoder().decode(body.value)
  const isForm = req.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
  try {
    const fields = isForm ? JSON.stringify(Object.fromEntries(new URLSearchParams(text))) : text
    return accept(JSON.parse(fields, withoutNul))
  } catch {
    return accept(null)
  }
}

/** A JSON body, read no further than `maxBytes`; null for an unreadable one, which every schema rejects. */
export async function readJson(req: PayloadRequest, maxBytes: number): Promise<Result<unknown>> {
  const body = await readBody(req, maxBytes, 'too-large')
  if (!body.ok) return body
  try {
    return accept(JSON.parse(new TextDecoder().decode(body.value), withoutNul))
  } catch {
    return accept(null)
  }
}

/** NUL, the one character that PostgreSQL rejects in text. */
function withoutNul(_field: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}
