import type { PayloadRequest } from 'payload'
import { readBody } from '#cms/endpoints/read-form.ts'
import { FIELDS_BYTES } from '#domain/contract/body-limits.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'

/**
 * The fields of a small form: a browser without scripts sends fields, a script sends JSON, a beacon JSON as text. What
 * cannot be read is null, which no schema takes.
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

/** The one character that PostgreSQL keeps in no text. */
function withoutNul(_field: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}
