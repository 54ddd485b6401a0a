import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export interface ZipMember {
  readonly path: string
  readonly content: string | Buffer
}

/** A ZIP as a contributor makes it. Folders end with a slash. */
export function zipOf(members: readonly ZipMember[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { path, content } of members)
    if (path.endsWith('/')) zip.addEmptyDirectory(path)
    else zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : content, path)
  zip.end()
  return buffer(zip.outputStream)
}

/** Replaces a name by another of the same length in both headers of its member, as the writer would refuse to. */
export function renamed(zip: Buffer, from: string, to: string): Buffer {
  if (Buffer.byteLength(from) !== Buffer.byteLength(to)) throw new Error('names of different lengths')
  return Buffer.from(zip.toString('latin1').replaceAll(from, Buffer.from(to).toString('latin1')), 'latin1')
}

/** The offset of the only member's header in the directory. */
function directoryOf(zip: Buffer): number {
  return zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
}

/** Changes bytes of the directory of a ZIP with one member, at an offset in its header (APPNOTE 4.3.12). */
export function withDirectory(zip: Buffer, offset: number, ...bytes: readonly number[]): Buffer {
  const changed = Buffer.from(zip)
  for (const [index, byte] of bytes.entries()) changed[directoryOf(zip) + offset + index] = byte
  return changed
}
