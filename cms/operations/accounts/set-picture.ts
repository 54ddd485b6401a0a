import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { PictureCropper } from '#cms/ports/picture-cropper.ts'
import {
  PICTURE_BYTES,
  PICTURE_SIZES,
  PICTURES,
  type PictureUse,
  pictureKey,
} from '#domain/accounts/pictures.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { CropOptions } from '#media/pipeline/crop-picture.ts'
import type { Storage } from '#media/storage/storage.ts'

export interface PictureServices {
  readonly payload: Payload
  readonly storage: Pick<Storage, 'put'>
  readonly cropper: PictureCropper
}

interface UploadedPicture {
  readonly user: string
  readonly use: PictureUse
  readonly bytes: Uint8Array
  readonly crop: CropOptions['crop']
}

/** Replaces a user's picture. A separate process decodes and crops it. */
export async function setPicture(
  { payload, storage, cropper }: PictureServices,
  { user, use, bytes, crop }: UploadedPicture,
): Promise<Result<null>> {
  if (bytes.length > PICTURE_BYTES) return refuse('picture-too-large')
  if (!(await withinLimit(payload, 'picture-account', user))) return refuse('too-many-pictures')
  const { large, normal, small } = PICTURES[use].sizes
  const cropped = await cropper.crop(bytes, { crop, sizes: [large, normal, small] })
  if (!cropped.ok) return cropped
  return inTransaction(payload, async (transaction) => {
    // Two concurrent uploads must not mix their sizes.
    const [person] = await transaction<{ picture_id: Column<'users.picture_id'> }>(
      fragment`select picture_id from users where id = ${user} and deleted_at is null for update`,
    )
    if (person === undefined) return refuse('not-signed-in')
    for (const [index, jpeg] of cropped.value.entries()) {
      const size = PICTURE_SIZES[index]
      if (size === undefined) throw new Error('more pictures were made than asked for')
      await storage.put(pictureKey(use, size, person.picture_id), jpeg, { contentType: 'image/jpeg' })
    }
    const column = fragment.identifier(PICTURES[use].column)
    await transaction(fragment`
      update users set ${column} = clock_timestamp(), updated_at = now() where id = ${user}`)
    return accept(null)
  })
}
