import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { transactionOf } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { refusalError } from '#cms/operations/refusal-error.ts'
import { refuse } from '#domain/errors/catalogue.ts'
import { announcePicture } from './announce-picture.ts'
import { factsIn } from './picture-facts.ts'
import { refuseUsed } from './refuse-used.ts'

/** Payload never opens a file that was not decoded by `receivePicture`. */
export const onlyReceivedFiles: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.file && factsIn(req) === null && (operation === 'create' || operation === 'update'))
    throw refusalError(refuse('media-file-missing', 'Upload the picture in the panel.'))
  return args
}

/** Sets what is known of the file: never what a form sends for it. */
export const keepFacts: CollectionBeforeChangeHook = ({ req, data, originalDoc, operation }) => {
  const facts = req.file ? factsIn(req) : null
  if (facts === null && operation === 'create')
    throw refusalError(refuse('media-file-missing', 'Choose a picture to upload.'))
  const { sha256, sourceSha256, width, height, filesize, mimeType } = facts ?? originalDoc
  return {
    ...data,
    ...{ sha256, sourceSha256, width, height, filesize, mimeType },
    focalX: percentOf(data.focalX ?? originalDoc?.focalX),
    focalY: percentOf(data.focalY ?? originalDoc?.focalY),
  }
}

/** Pages that show the picture are rendered again, and the files of a replaced picture are deleted. */
export const followChange: CollectionAfterChangeHook = async ({ req, doc, previousDoc, operation }) => {
  if (operation !== 'update') return
  await announcePicture(req, doc.id)
  if (previousDoc?.sha256 && previousDoc.sha256 !== doc.sha256) await deleteFiles(req, previousDoc.sha256)
}

export const keepUsed: CollectionBeforeDeleteHook = ({ req, id }) => refuseUsed(req, Number(id))

export const followRemoval: CollectionAfterDeleteHook = ({ req, doc }) => deleteFiles(req, doc.sha256)

async function deleteFiles(req: Parameters<typeof transactionOf>[0], sha256: string): Promise<void> {
  await enqueue(transactionOf(req), 'media.settle', [{ key: sha256, payload: { sha256 } }])
}

/** The middle where nothing else is given. */
function percentOf(value: unknown): number {
  const number = typeof value === 'number' && Number.isFinite(value) ? value : 50
  return Math.round(Math.min(100, Math.max(0, number)) * 100) / 100
}
