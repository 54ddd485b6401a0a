import { Server } from '@tus/server'
import type { PayloadRequest } from 'payload'
import { environment } from '#cms/env.ts'
import type { Payload } from '#cms/operations/database.ts'
import { isMissing } from '#cms/operations/uploads/expire-uploads.ts'
import { finishUpload } from '#cms/operations/uploads/finish-upload.ts'
import { createSmallReceiver, type ReceiveSmall } from '#cms/operations/uploads/receive-small.ts'
import { createUploadLocker } from '#cms/operations/uploads/upload-locker.ts'
import { UPLOADS_PATH } from '#domain/contract/console/uploads.ts'
import { ZIP_LIMITS } from '#domain/uploads/limits.ts'
import { openStorage } from '#media/storage/open.ts'
import { openResumableStorage, type ResumableStorage, uploadKey } from '#media/storage/resumable.ts'

/** What the protocol's server reads of a request. */
export type ProtocolRequest = Pick<PayloadRequest, 'url' | 'method' | 'headers' | 'body' | 'signal'>

/** The protocol's server, and the storage that it writes to. */
export interface UploadServer {
  readonly resumable: ResumableStorage
  /** @param id the row of the upload, which exists */
  handle(req: ProtocolRequest, id: string): Promise<Response>
  /** How many bytes have arrived; null where the creation was interrupted before the first. */
  offsetOf(id: string): Promise<number | null>
  /** Creates the draft of an upload whose bytes are complete. */
  finish(id: string): Promise<void>
  readonly receiveSmall: ReceiveSmall
}

/** How long a request whose connection is silent continues once another one asks for its upload. */
const DRAIN_MS = 1_000

let opened: { readonly payload: Payload; readonly server: UploadServer } | undefined

/** One for each process. */
export function uploadServer(payload: Payload): UploadServer {
  if (opened?.payload !== payload) opened = { payload, server: createUploadServer(payload) }
  return opened.server
}

/** The id of the row, for the creation of an upload. Requests of clients lose a header of this name. */
const ID_HEADER = 'x-upload-id'

/** Headers of clients that the protocol's server reads. Metadata is read before, and kept in the row. */
const HEADERS = ['tus-resumable', 'upload-length', 'upload-offset', 'content-type', 'content-length'] as const

function createUploadServer(payload: Payload): UploadServer {
  const env = environment()
  const storage = openStorage(env)
  const resumable = openResumableStorage(env)

  async function finish(id: string): Promise<void> {
    await finishUpload({ payload, storage }, id)
    await storage.delete(resumable.infoKey(uploadKey(id)))
  }

  const tus = new Server({
    path: UPLOADS_PATH,
    datastore: resumable.store,
    locker: createUploadLocker(payload, rowOf),
    maxSize: ZIP_LIMITS.bytes,
    lockDrainTimeout: DRAIN_MS,
    relativeLocation: true,
    allowedOrigins: [env.PUBLIC_URL],
    namingFunction: ({ headers }) => uploadKey(headers.get(ID_HEADER) ?? ''),
    generateUrl: (_request, { path, id }) => `${path}/${rowOf(id)}`,
    getFileIdFromRequest: (_request, last) => (last === undefined ? last : uploadKey(last)),
    onUploadFinish: async (_request, { id }) => {
      await finish(rowOf(id))
      return {}
    },
  })
  return {
    resumable,
    finish,
    receiveSmall: createSmallReceiver({ payload, storage }),
    offsetOf: async (id) => {
      try {
        return (await resumable.store.getUpload(uploadKey(id))).offset
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    handle: ({ url, method, headers, body, signal }, id) => {
      const kept = new Headers({ [ID_HEADER]: id })
      for (const name of HEADERS) {
        const value = headers.get(name)
        if (value !== null) kept.set(name, value)
      }
      const init = { method: method ?? 'GET', headers: kept, signal, duplex: 'half' } as const
      return tus.handleWeb(new Request(url ?? '', { ...init, body: body ?? null }))
    },
  }
}

/** The row of an upload, by its id in the protocol, which is its key in storage. */
function rowOf(key: string): string {
  return key.split('/').at(-1) ?? ''
}
