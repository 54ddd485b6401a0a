import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  readonly path: string
  readonly bytes: Uint8Array
  /** Whether it becomes smaller: text does, pictures and archives are compressed already. */
  readonly compress: boolean
}

/** So much is compressed before somebody else gets a turn. */
const SLICE = 256 * 1024
const LEVEL = 6

/**
 * A ZIP as it is written: entries are asked for one at a time, once what was written before has been taken, so that
 * neither the archive nor two of its files are ever in memory as a whole.
 *
 * @param modified said of every entry
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
