import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readBody, readForm } from '#cms/endpoints/read-form.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { isLocale, type Locale } from '#domain/locales/locales.ts'
import { PICTURE_BYTES } from '#domain/pictures/limits.ts'

/** The picture of a search: uploaded bytes, or an item by its slug. */
export interface SentPicture {
  readonly bytes: Uint8Array | null
  readonly item: string | null
  /** The language of the page whose form was sent without scripts; null for a script. */
  readonly fromPage: Locale | null
}

const TOO_LARGE = 'picture-too-large'

/**
 * Reads the picture of a request: a form with the field `picture` or `item`, `{ "item": slug }` as JSON, or raw bytes.
 * The type of the picture is determined later from its bytes.
 */
export async function readPicture(req: PayloadRequest): Promise<Result<SentPicture>> {
  const type = req.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data') || type.startsWith('application/x-www-form-urlencoded')) {
    return readFields(req)
  }
  const body = await readBody(req, PICTURE_BYTES, TOO_LARGE)
  if (!body.ok) return body
  if (!type.startsWith('application/json')) return accept({ bytes: body.value, item: null, fromPage: null })
  const parsed = itemSchema.safeParse(parseJson(body.value))
  return parsed.success
    ? accept({ bytes: null, item: parsed.data.item, fromPage: null })
    : refuse('bad-request', 'JSON names an item by its slug')
}

const itemSchema = z.object({ item: z.string().max(200) })

async function readFields(req: PayloadRequest): Promise<Result<SentPicture>> {
  const form = await readForm(req, PICTURE_BYTES, TOO_LARGE)
  if (!form.ok) return form
  const [picture, item, page] = ['picture', 'item', 'page'].map((name) => form.value.get(name))
  return accept({
    bytes: picture instanceof File ? new Uint8Array(await picture.arrayBuffer()) : null,
    item: typeof item === 'string' && item !== '' ? item : null,
    fromPage: typeof page === 'string' && isLocale(page) ? page : null,
  })
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
