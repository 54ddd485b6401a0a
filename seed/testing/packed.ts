import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'

interface PackedEntry {
  readonly path: string
  readonly bytes: Uint8Array | string
  readonly type?: 'file' | 'symlink'
}

/** A compressed tar archive, as `npm pack` makes it. */
export async function packed(entries: readonly PackedEntry[]): Promise<Buffer> {
  const tar = await packTar(
    entries.map(({ path, bytes, type = 'file' }) => {
      const body = Buffer.from(bytes)
      return type === 'symlink'
        ? { header: { name: path, type, size: 0, linkname: String(body) } }
        : { header: { name: path, type, size: body.length }, body }
    }),
  )
  return gzipSync(tar)
}
