import { open, readFile, rename } from 'node:fs/promises'
import { COLOUR_BINS } from '#media/artwork/descriptor/colours.ts'
import { DESCRIPTOR_VERSION, LOOKS, type Look, SHAPES } from '#media/artwork/descriptor/descriptor.ts'
import { SHAPE_SIZE } from '#media/artwork/descriptor/project.ts'
import type { IndexedPicture } from './indexed-picture.ts'
import type { PictureIndex } from './picture-index.ts'

/**
 * An index as a file, for a quick start: a header of 16 bytes (magic number, version of the descriptors,
 * number of pictures, bytes of all of them), then item, revision, look, colours and shapes of each. It is compared
 * with the database before it is used.
 */
const MARK = 0x4d_50_49_44
const HEAD = 16
const RECORD_HEAD = 4 + 4 + 1 + COLOUR_BINS

/**
 * Writes the snapshot to a temporary file and renames it: a kill at any moment leaves the old or the new file
 * whole.
 */
export async function saveSnapshot(path: string, index: PictureIndex): Promise<void> {
  const pictures = [...index.pictures()]
  const length = pictures.reduce((sum, { look }) => sum + recordBytes(look), 0)
  const bytes = Buffer.alloc(HEAD + length)
  for (const [at, value] of [MARK, DESCRIPTOR_VERSION, pictures.length, length].entries()) {
    bytes.writeUInt32LE(value, at * 4)
  }
  let at = HEAD
  for (const { item, revision, look, shape, colours } of pictures) {
    bytes.writeInt32LE(item, at)
    bytes.writeInt32LE(revision, at + 4)
    bytes.writeUInt8(LOOKS.indexOf(look), at + 8)
    bytes.set(colours, at + 9)
    bytes.set(new Uint8Array(shape.buffer, shape.byteOffset, shape.length), at + RECORD_HEAD)
    at += recordBytes(look)
  }
  const beside = `${path}.${process.pid}.new`
  const file = await open(beside, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(beside, path)
}

/** The pictures of a snapshot; none where the file is missing, truncated or of another release. */
export async function loadSnapshot(path: string): Promise<readonly IndexedPicture[]> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0))
  const head = bytes.length < HEAD ? [] : [0, 4, 8, 12].map((at) => bytes.readUInt32LE(at))
  const [mark, version, count = 0, length] = head
  if (mark !== MARK || version !== DESCRIPTOR_VERSION || bytes.length - HEAD !== length) return []
  const pictures: IndexedPicture[] = []
  for (let at = HEAD; at < bytes.length; ) {
    const look = LOOKS[bytes[at + 8] ?? LOOKS.length]
    if (!look || at + recordBytes(look) > bytes.length) return []
    pictures.push(pictureAt(bytes, at, look))
    at += recordBytes(look)
  }
  return pictures.length === count ? pictures : []
}

function recordBytes(look: Look): number {
  return RECORD_HEAD + SHAPES[look] * SHAPE_SIZE
}

function pictureAt(bytes: Buffer, at: number, look: Look): IndexedPicture {
  const shape = bytes.subarray(at + RECORD_HEAD, at + recordBytes(look))
  return {
    item: bytes.readInt32LE(at),
    revision: bytes.readInt32LE(at + 4),
    look,
    shape: Int8Array.from(shape, (byte) => (byte << 24) >> 24),
    colours: Uint8Array.from(bytes.subarray(at + 9, at + RECORD_HEAD)),
  }
}
