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
export function renamed(zip: Buffer, from: string, to: string | Buffer): Buffer {
  const name = typeof to === 'string' ? Buffer.from(to) : to
  if (Buffer.byteLength(from) !== name.length) throw new Error('names of different lengths')
  return Buffer.from(zip.toString('latin1').replaceAll(from, name.toString('latin1')), 'latin1')
}

/** Sets the flags of each member in both of its headers (APPNOTE 4.4.4); 0 states no encoding of its name. */
export function withFlags(zip: Buffer, flags: number): Buffer {
  const changed = Buffer.from(zip)
  for (const [signature, offset] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const)
    for (let at = zip.indexOf(signature, 0, 'latin1'); at >= 0; at = zip.indexOf(signature, at + 1, 'latin1'))
      changed.writeUInt16LE(flags, at + offset)
  return changed
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
