import { gunzipSync } from 'node:zlib'
import { unpackTar } from 'modern-tar'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

export interface TarLimits {
  readonly unpackedBytes: number
  readonly entries: number
}

export interface TarFile {
  /** As in the archive; it names no place on this machine. */
  readonly path: string
  readonly bytes: Uint8Array
}

class TooManyEntries extends Error {}

/**
 * The regular files of a compressed tar archive. Links, folders and devices are left out, and nothing is written to a disk.
 * Refuses an archive beyond the limits before it is unpacked further, and a damaged one.
 */
export async function readTar(archive: Uint8Array, limits: TarLimits): Promise<Result<readonly TarFile[]>> {
  let entries = 0
  try {
    const tar = gunzipSync(archive, { maxOutputLength: limits.unpackedBytes })
    const files = await unpackTar(tar, {
      strict: true,
      filter: ({ type }) => {
        entries += 1
        if (entries > limits.entries) throw new TooManyEntries()
        return type === 'file'
      },
    })
    return accept(files.map(({ header, data = new Uint8Array() }) => ({ path: header.name, bytes: data })))
  } catch (error) {
    if (error instanceof TooManyEntries)
      return refuse('package-too-large', `more than ${limits.entries} entries`)
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return isTooLarge
      ? refuse('package-too-large', `more than ${limits.unpackedBytes} bytes unpacked`)
      : refuse('package-damaged', error instanceof Error ? error.message : String(error))
  }
}
