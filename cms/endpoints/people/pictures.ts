import type { Endpoint, PayloadRequest } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { call, personOf } from '#cms/endpoints/people/call.ts'
import { respondPerson } from '#cms/endpoints/people/respond-person.ts'
import { readForm } from '#cms/endpoints/read-form.ts'
import { environment } from '#cms/env.ts'
import { removePicture } from '#cms/operations/accounts/remove-picture.ts'
import { setPicture } from '#cms/operations/accounts/set-picture.ts'
import { pictureCropper } from '#cms/picture-cropper.ts'
import { PICTURE_BYTES, PICTURE_USES, type PictureUse } from '#domain/accounts/pictures.ts'
import { cropSchema } from '#domain/contract/accounts.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { CropOptions } from '#media/pipeline/crop-picture.ts'
import { openStorage } from '#media/storage/open.ts'

/** Pictures that users upload of themselves; each call answers with the updated user. */
export const PROFILE_PICTURE_ENDPOINTS: Endpoint[] = [
  call('set-picture', async (req, actor) => {
    const { id } = personOf(actor)
    const use = useOf(req)
    if (use === null) return respondError('not-found')
    const sent = await readUploadedPicture(req)
    if (!sent.ok) return respondRefusal(sent)
    const services = { payload: req.payload, storage: openStorage(environment()), cropper: pictureCropper() }
    const done = await setPicture(services, { user: id, use, ...sent.value })
    return done.ok ? respondPerson(req, id) : respondRefusal(done)
  }),
  call('remove-picture', async (req, actor) => {
    const { id } = personOf(actor)
    const use = useOf(req)
    if (use === null) return respondError('not-found')
    await removePicture(req.payload, id, use)
    return respondPerson(req, id)
  }),
]

function useOf(req: PayloadRequest): PictureUse | null {
  const name = pathParameter(req, 'use')
  return PICTURE_USES.find((use) => use === name) ?? null
}

/** A form with the field `picture` and those of the crop: `left`, `top`, `width`, `height`. */
async function readUploadedPicture(
  req: PayloadRequest,
): Promise<Result<{ readonly bytes: Uint8Array; readonly crop: CropOptions['crop'] }>> {
  const form = await readForm(req, PICTURE_BYTES, 'picture-too-large')
  if (!form.ok) return form
  const picture = form.value.get('picture')
  if (!(picture instanceof File)) return refuse('file-empty')
  const crop = cropSchema.safeParse(Object.fromEntries(form.value))
  if (!crop.success) return refuse('picture-crop-outside')
  return accept({ bytes: new Uint8Array(await picture.arrayBuffer()), crop: crop.data })
}
