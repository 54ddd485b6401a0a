import type { PayloadRequest } from 'payload'
import { readForm } from '#cms/endpoints/read-form.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

export interface Upload {
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** The file in the field `file` of a multipart form, of at most `maxBytes`. */
export async function readUpload(req: PayloadRequest, maxBytes: number): Promise<Result<Upload>> {
  const form = await readForm(req, maxBytes, 'file-too-large')
  if (!form.ok) return form
  const file = form.value.get('file')
  if (!(file instanceof File)) return refuse('bad-request', 'The file is missing')
  if (file.size > maxBytes) return refuse('file-too-large', 'The file is too large')
  return accept({ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
}
