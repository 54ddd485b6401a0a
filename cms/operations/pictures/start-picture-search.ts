import { createHash } from 'node:crypto'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { wireViews } from '#cms/pictures/wire.ts'
import type { PictureFinder } from '#cms/ports/picture-finder.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { PICTURE_BYTES, PICTURE_HOURS } from '#domain/pictures/limits.ts'
import type { DescribedPicture } from '#media/pipeline/describe-picture.ts'
import type { Storage } from '#media/storage/storage.ts'

export interface PictureServices {
  readonly payload: Payload
  readonly storage: Pick<Storage, 'put'>
  readonly finder: Pick<PictureFinder, 'describe'>
}

/**
 * Starts a search with a picture: another process decodes and describes it, and it is stored for a day under the
 * SHA-256 of its bytes, which identifies the results. The picture itself cannot be requested.
 */
export async function startPictureSearch(
  { payload, storage, finder }: PictureServices,
  bytes: Uint8Array,
): Promise<Result<{ readonly hash: string }>> {
  if (bytes.length > PICTURE_BYTES) return refuse('picture-too-large')
  const described = await finder.describe(bytes)
  if (!described.ok) return described
  const hash = createHash('sha256').update(bytes).digest('hex')
  const storageKey = `picture-searches/${hash}`
  await storage.put(storageKey, bytes, { contentType: FORMATS[described.value.format].mime })
  await storePicture(payload, hash, storageKey, described.value)
  return accept({ hash })
}

async function storePicture(
  payload: Payload,
  hash: string,
  storageKey: string,
  { views, sha256, canonicalSha256 }: DescribedPicture,
): Promise<void> {
  await run(
    payload,
    fragment`
      insert into picture_searches (hash, storage_key, sha256, canonical_sha256, views, expires_at)
      values (${hash}, ${storageKey}, ${sha256}, ${canonicalSha256}, ${JSON.stringify(wireViews(views))}::jsonb,
        now() + make_interval(hours => ${PICTURE_HOURS}))
      on conflict (hash) do update set views = excluded.views, expires_at = excluded.expires_at`,
  )
}
