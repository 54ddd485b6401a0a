import { z } from 'zod'
import { cleanSchema, croppedSchema, describedSchema, matchesSchema, wireViews } from '#cms/pictures/wire.ts'
import type { PictureCleaner } from '#cms/ports/picture-cleaner.ts'
import type { PictureCropper } from '#cms/ports/picture-cropper.ts'
import type { PictureFinder } from '#cms/ports/picture-finder.ts'
import { accept, ERRORS, type ErrorCode, type Result, refuse } from '#domain/errors/catalogue.ts'

const refusalSchema = z.object({ code: z.string().refine((code) => Object.hasOwn(ERRORS, code)) })

/** In ms. A visitor waits for an upload to be decoded; a page should not wait long for its similar items. */
const OPEN_TIMEOUT_MS = 20_000
const FIND_TIMEOUT_MS = 5_000
const SIMILAR_TIMEOUT_MS = 800

/** Client of the process that decodes pictures and searches by them (cms/pictures/server.ts). */
export function pictureProcess(url: string): PictureFinder & PictureCropper & PictureCleaner {
  const question = (value: unknown) => JSON.stringify(value)
  return {
    describe: (bytes) => ask(url, '/describe', new Uint8Array(bytes), describedSchema, OPEN_TIMEOUT_MS),
    crop: (bytes, options) =>
      ask(
        url,
        `/crop?${new URLSearchParams({ options: question(options) })}`,
        new Uint8Array(bytes),
        croppedSchema,
        OPEN_TIMEOUT_MS,
      ),
    clean: (bytes, options) =>
      ask(
        url,
        `/clean?${new URLSearchParams({ options: question(options) })}`,
        new Uint8Array(bytes),
        cleanSchema,
        OPEN_TIMEOUT_MS,
      ),
    find: (views, count) =>
      ask(url, '/find', question({ views: wireViews(views), count }), matchesSchema, FIND_TIMEOUT_MS),
    alike: (item, count) => ask(url, '/alike', question({ item, count }), matchesSchema, SIMILAR_TIMEOUT_MS),
  }
}

/** Used when no such process is configured. */
export const NO_PICTURES: PictureFinder & PictureCropper & PictureCleaner = {
  describe: async () => refuse('unavailable'),
  crop: async () => refuse('unavailable'),
  clean: async () => refuse('unavailable'),
  find: async () => refuse('unavailable'),
  alike: async () => refuse('unavailable'),
}

async function ask<T>(
  url: string,
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  schema: z.ZodType<T>,
  timeoutMs: number,
): Promise<Result<T>> {
  try {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      body,
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const value: unknown = await response.json()
    if (response.ok) return accept(schema.parse(value))
    return refuse(refusalSchema.parse(value).code as ErrorCode)
  } catch (error) {
    return refuse('unavailable', error instanceof Error ? error.message : String(error))
  }
}
