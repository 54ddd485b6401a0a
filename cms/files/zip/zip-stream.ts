import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  readonly path: string
  readonly bytes: Uint8Array
  /** Whether to compress: text, but not pictures and archives, which are compressed already. */
  readonly compress: boolean
}

/** Bytes compressed at a time, so that other requests run in between. */
const SLICE = 256 * 1024
const LEVEL = 6

/**
 * Writes a ZIP as a stream. Requests the next entry only after the output of the previous one was consumed, so that
 * at most one file is in memory.
 *
 * @param modified the modification time of every entry
 */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry>,
  modified: Date,
): AsyncGenerator<Uint8Array, void, undefined> {
  let written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  const take = () => {
    const taken = written.filter((chunk) => chunk.length > 0)
    written = []
    return taken
  }
  for await (const { path, bytes, compress } of entries) {
    const file = compress ? new ZipDeflate(path, { level: LEVEL }) : new ZipPassThrough(path)
    file.mtime = modified
    zip.add(file)
    for (let start = 0; ; start += SLICE) {
      const isLast = start + SLICE >= bytes.length
      file.push(bytes.subarray(start, start + SLICE), isLast)
      yield* take()
      if (isLast) break
    }
  }
  zip.end()
  yield* take()
}
