import { gzipSync } from 'node:zlib'

const BLOCK = 512

interface PackedEntry {
  readonly path: string
  readonly bytes: Uint8Array | string
  /** `0` is a regular file, `2` a symbolic link, `x` facts of the next entry. */
  readonly type?: string
}

/** A compressed tar archive, as `npm pack` makes it. */
export function packed(entries: readonly PackedEntry[]): Buffer {
  const blocks = entries.flatMap(({ path, bytes, type = '0' }) => {
    const content = Buffer.from(bytes)
    return [headerOf(path, content.length, type), padded(content)]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]))
}

function headerOf(path: string, size: number, type: string): Buffer {
  const header = Buffer.alloc(BLOCK)
  header.write(path, 0, 100, 'utf8')
  header.write('0000644\0', 100)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write(`${''.padStart(11, '0')}\0`, 136)
  header.write('        ', 148)
  header.write(type, 156)
  header.write('ustar\u000000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

function padded(content: Buffer): Buffer {
  return Buffer.concat([content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)])
}
