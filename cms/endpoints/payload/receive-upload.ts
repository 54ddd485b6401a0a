import { addDataAndFileToRequest, type Endpoint, type PayloadHandler, type PayloadRequest } from 'payload'
import { respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { environment } from '#cms/env.ts'
import { contextOf, factsIn } from '#cms/operations/media-library/picture-facts.ts'
import { idOfPicture, receivePicture } from '#cms/operations/media-library/receive-picture.ts'
import type { DeskText } from '#cms/panel/texts/desk.ts'
import { deskText } from '#cms/panel/texts/desk-text.ts'
import { pictureCleaner } from '#cms/picture-cropper.ts'
import {
  accept,
  ERRORS,
  type ErrorCode,
  type Refusal,
  type Result,
  refuse,
} from '#domain/errors/catalogue.ts'
import { openStorage } from '#media/storage/open.ts'

/** The endpoints of the media library that accept a file. */
export const UPLOADS = [
  { method: 'post', path: '/' },
  { method: 'patch', path: '/:id' },
] as const

/**
 * Decodes an uploaded picture in another process before Payload sees it: Payload saves the decoded one. A picture that the
 * library has already is not stored again: the answer is the stored one.
 */
export function receiveUpload(payloads: Endpoint): PayloadHandler {
  return async (req) => {
    await addDataAndFileToRequest(req)
    // The body is read: Payload must not read it again.
    Object.defineProperty(req, 'body', { value: null })
    setFocalPoint(req)
    if (!req.file)
      return payloads.method === 'post'
        ? respondError('media-file-missing', deskText(req.i18n.language, 'Choose a picture to upload.'))
        : payloads.handler(req)
    const received = await receiveFile(req, Buffer.from(req.file.data), req.file.name)
    if (!received.ok) return respondRefusal(withReason(received, req.i18n.language))
    return received.value === null ? save(req, payloads) : respondKnown(req, payloads, received.value)
  }
}

/** Another request may store the same picture at the same time: then its row is the answer. */
async function save(req: PayloadRequest, payloads: Endpoint): Promise<Response> {
  try {
    return await payloads.handler(req)
  } catch (error) {
    const facts = factsIn(req)
    const id = facts === null ? null : await idOfPicture(req.payload, facts.sha256)
    if (id === null) throw error
    return respondKnown(req, payloads, id)
  }
}

/** Puts the decoded picture into the request; the id of a stored picture with the same content instead. */
async function receiveFile(
  req: PayloadRequest,
  bytes: Uint8Array,
  fileName: string,
): Promise<Result<number | null>> {
  const services = { payload: req.payload, storage: openStorage(environment()), cleaner: pictureCleaner() }
  const received = await receivePicture(services, { bytes, fileName })
  if (!received.ok) return received
  if (received.value.known !== null) return accept(received.value.known)
  const { facts, bytes: decoded, name } = received.value
  req.file = { data: Buffer.from(decoded), mimetype: facts.mimeType, name, size: decoded.length }
  Object.assign(req.context, contextOf(facts))
  return accept(null)
}

async function respondKnown(req: PayloadRequest, { method }: Endpoint, id: number): Promise<Response> {
  const language = req.i18n.language
  const doc = await req.payload.findByID({
    collection: 'pictures',
    id,
    depth: 0,
    user: req.user,
    overrideAccess: false,
    ...(req.locale ? { locale: req.locale } : {}),
  })
  if (method === 'post')
    return Response.json({
      doc,
      message: deskText(language, 'This picture is in the library already: {title}', { title: doc.title }),
    })
  return Number(req.routeParams?.id) === id
    ? respondError('media-stored-already', deskText(language, 'This file is the one that is stored.'))
    : respondRefusal(
        refuse(
          'media-stored-already',
          deskText(language, 'This picture is in the library already: {title}', { title: doc.title }),
        ),
      )
}

/** Why a file is refused, in the language of the panel. */
const REASONS = {
  'media-format-refused': 'Choose a JPEG, PNG, WebP or AVIF file.',
  'picture-too-large': 'A picture has at most 10 MB.',
  'file-too-many-pixels': 'The picture has too many pixels.',
  'file-empty': 'The file is damaged or empty.',
  'file-damaged': 'The file is damaged or empty.',
  unavailable: 'Pictures cannot be opened at the moment. Try again in a minute.',
} as const satisfies Partial<Record<ErrorCode, DeskText>>

function withReason({ code }: Refusal, language: string): Refusal {
  const reason: DeskText =
    code in REASONS ? REASONS[code as keyof typeof REASONS] : 'The file is damaged or empty.'
  return refuse(code, `${deskText(language, reason)} (${ERRORS[code].number})`)
}

/** The panel sends the focal point in the query; Payload would load the file again to cut sizes by it. */
function setFocalPoint(req: PayloadRequest): void {
  const { uploadEdits, ...query } = req.query
  req.query = query
  const point = isRecord(uploadEdits) && isRecord(uploadEdits.focalPoint) ? uploadEdits.focalPoint : null
  if (point === null || !isRecord(req.data)) return
  const [x, y] = [Number(point.x), Number(point.y)]
  if (Number.isFinite(x) && Number.isFinite(y)) req.data = { ...req.data, focalX: x, focalY: y }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
