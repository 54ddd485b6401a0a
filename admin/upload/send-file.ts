import { DetailedError, Upload } from 'tus-js-client'
import type { Kind } from '#domain/assets/kinds.ts'
import { UPLOADS_PATH } from '#domain/contract/console/uploads.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'

/** The part of a file in one request: the storefront, which forwards requests, keeps at most this much in memory. */
const PART_BYTES = 8 * 1024 * 1024

/** Pauses before the attempts of a request; each byte that arrives starts them again. */
export const RETRY_MS: readonly number[] = [0, 500, 1_000, 2_000, 4_000, 8_000]

export interface Sending {
  readonly key: string
  readonly kind: Kind
  /** Null for the first contributor of the user. */
  readonly contributor: number | null
  /** The request to contributors that the work answers; null for none. */
  readonly request: number | null
  readonly file: File
  /** The id on the server of an upload that continues. */
  readonly upload: string | null
  onStarted(upload: string): void
  onProgress(sentBytes: number): void
}

export type Sent =
  | { readonly phase: 'sent' }
  /** The line or the server is down. */
  | { readonly phase: 'paused' }
  | { readonly phase: 'unreadable' }
  | { readonly phase: 'refused'; readonly code: ErrorCode }

/**
 * Sends a file by the tus protocol, from where it stopped. Conflicts (409) and locks of an earlier request (423) are
 * tried again, which asks the server for the offset each time.
 */
export function sendFile(sending: Sending): { readonly done: Promise<Sent>; abort(): Promise<void> } {
  const { key, kind, contributor, request, file, upload, onStarted, onProgress } = sending
  const named: Record<string, string> = {
    ...(contributor === null ? {} : { contributor: String(contributor) }),
    ...(request === null ? {} : { request: String(request) }),
  }
  let upcoming: Upload | undefined
  const done = new Promise<Sent>((resolve) => {
    upcoming = new Upload(file, {
      endpoint: new URL(UPLOADS_PATH, location.origin).href,
      uploadUrl: upload === null ? null : new URL(`${UPLOADS_PATH}/${upload}`, location.origin).href,
      metadata: { key, kind, filename: file.name, ...named },
      uploadDataDuringCreation: true,
      chunkSize: PART_BYTES,
      // The browser's own list of uploads, which has neither handles nor accounts, is not used.
      storeFingerprintForResuming: false,
      retryDelays: [...RETRY_MS],
      onShouldRetry: (error) => isTransient(statusOf(error)),
      onUploadUrlAvailable: () => onStarted(upcoming?.url?.split('/').at(-1) ?? ''),
      onProgress: (sentBytes) => onProgress(sentBytes),
      onSuccess: () => resolve({ phase: 'sent' }),
      onError: (error) => void readFault(error, file).then(resolve),
    })
    upcoming.start()
  })
  return { done, abort: async () => upcoming?.abort() }
}

/** 0 is a line that was cut. */
export function isTransient(status: number): boolean {
  return status === 0 || status >= 500 || status === 409 || status === 423
}

function statusOf(error: Error): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0
}

async function readFault(error: Error, file: File): Promise<Sent> {
  if (isTransient(statusOf(error))) return { phase: (await isReadable(file)) ? 'paused' : 'unreadable' }
  return { phase: 'refused', code: codeOf(error) }
}

/** A file that was changed or deleted since it was chosen fails like a line that was cut. */
export async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}

function codeOf(error: Error): ErrorCode {
  try {
    const body = error instanceof DetailedError ? (error.originalResponse?.getBody() ?? '') : ''
    const { errors } = JSON.parse(body) as { errors?: readonly { code?: ErrorCode }[] }
    return errors?.[0]?.code ?? 'internal'
  } catch {
    return 'internal'
  }
}
