import { INERT, type Reply, refusalReply } from '#cms/files/reply.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { createSingleFlight } from '#cms/files/single-flight.ts'
import { storeDerived } from '#cms/files/store-derived.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { mediaOfPath } from '#domain/media-library/pictures.ts'
import { mediaKey, mediaWidthKey } from '#media/storage/keys.ts'

/** Pictures scaled at the same time; beyond it requests are refused with `unavailable`. */
const MAX_CONCURRENT = 64
const WEBP = 'image/webp'

type Wanted = NonNullable<ReturnType<typeof mediaOfPath>>

/** Pictures of the media library in their widths. */
export interface Media {
  readonly serve: (wanted: Wanted) => Promise<Reply>
  /** The WebP of a picture, scaled once and then stored. */
  readonly read: (wanted: Wanted) => Promise<Result<Uint8Array>>
}

/** `GET /media/{sha256}/{width}.webp`: a picture of the media library. Its bytes never change, so the response is immutable. */
export function createMedia(services: Pick<FilesServices, 'storage' | 'render'>): Media {
  const flights = createSingleFlight<Result<Uint8Array>>()
  const read = async ({ sha256, width }: Wanted): Promise<Result<Uint8Array>> => {
    const key = mediaWidthKey(sha256, width)
    const stored = await services.storage.get(key)
    if (stored !== null) return accept(stored)
    if (flights.size() >= MAX_CONCURRENT) return refuse('unavailable', 'too many pictures in the making')
    return flights.run(key, () => scale(services, { sha256, width }, key))
  }
  return {
    read,
    serve: async (wanted) => {
      const made = await read(wanted)
      if (!made.ok) return refusalReply(made)
      return {
        status: 200,
        headers: {
          ...INERT,
          'content-type': WEBP,
          'cache-control': 'public, max-age=31536000, immutable',
          etag: `"${wanted.sha256}-${wanted.width}"`,
        },
        body: made.value,
      }
    },
  }
}

async function scale(
  { storage, render }: Pick<FilesServices, 'storage' | 'render'>,
  { sha256, width }: Wanted,
  key: string,
): Promise<Result<Uint8Array>> {
  const whole = await storage.get(mediaKey(sha256))
  if (whole === null) return refuse('not-found')
  const made = await render(whole, { width, height: null, format: 'webp', motion: false })
  if (made.ok) await storeDerived(storage, key, made.value, WEBP)
  return made
}
