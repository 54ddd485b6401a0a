import { createHash } from 'node:crypto'
import { type GrantedDownload, signDownload } from '#cms/files/download-url.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** The SHA-256 of a file as it is delivered: converted, recoloured and with its credit. */
export type HashDelivered = (granted: GrantedDownload) => Promise<Result<string>>

interface FilesServer {
  /** Undefined where no files server is known. */
  readonly address: string | undefined
  readonly secret: string
}

/** A conversion of a film may take this long. */
const TIMEOUT_MS = 90_000

/** Hashes what the files server delivers at the address of a granted download, while it is read. */
export function hashFromFilesServer({ address, secret }: FilesServer): HashDelivered {
  return async (granted) => {
    if (address === undefined) return refuse('unavailable', 'FILES_URL is not set')
    try {
      const url = address + signDownload(granted, secret, new Date())
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!response.ok || response.body === null)
        return refuse('unavailable', `the files server answered ${response.status}`)
      const hash = createHash('sha256')
      for await (const chunk of response.body) hash.update(chunk)
      return accept(hash.digest('hex'))
    } catch (error) {
      return refuse('unavailable', `the files server: ${error instanceof Error ? error.message : error}`)
    }
  }
}
