import { open, readFile, rename } from 'node:fs/promises'
import { COLOUR_BINS } from '#media/artwork/descriptor/colours.ts'
import { DESCRIPTOR_VERSION } from '#media/artwork/descriptor/descriptor.ts'
import { SHAPE_SIZE } from '#media/artwork/descriptor/project.ts'
import type { IndexedPicture, PictureIndex } from './picture-index.ts'

/**
 * An index as a file, for a quick start: a header of 16 bytes (magic number, version of the descriptors,
 * number of pictures, bytes of one), then item, revision, shape and colours of each. It is compared with the
 * database before it is used.
 */
const MARK = 0x4d_50_49_43
const HEAD = 16
const RECORD = 4 + 4 + SHAPE_SIZE + COLOUR_BINS

/**
 * Writes the snapshot to a temporary file and renames it: a kill at any moment leaves the old or the new file
 * whole.
 */
export async function saveSnapshot(path: string, index: PictureIndex): Promise<void> {
  const bytes = Buffer.alloc(HEAD + index.size * RECORD)
  for (const [at, value] of [MARK, DESCRIPTOR_VERSION, index.size, RECORD].entries()) {
    bytes.writeUInt32LE(value, at * 4)
  }
  let at = HEAD
  for (const { item, revision, shape, colours } of index.pictures()) {
    bytes.writeInt32LE(item, at)
    bytes.writeInt32LE(revision, at + 4)
    bytes.set(new Uint8Array(shape.buffer, shape.byteOffset, SHAPE_SIZE), at + 8)
    bytes.set(colours, at + 8 + SHAPE_SIZE)
    at += RECORD
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
  const [mark, version, count = 0, record] = head
  if (mark !== MARK || version !== DESCRIPTOR_VERSION || record !== RECORD) return []
  if (bytes.length !== HEAD + count * RECORD) return []
  return Array.from({ length: count }, (_, place) => pictureAt(bytes, HEAD + place * RECORD))
}

function pictureAt(bytes: Buffer, at: number): IndexedPicture {
  return {
    item: bytes.readInt32LE(at),
    revision: bytes.readInt32LE(at + 4),
    shape: Int8Array.from(bytes.subarray(at + 8, at + 8 + SHAPE_SIZE), (byte) => (byte << 24) >> 24),
    colours: Uint8Array.from(bytes.subarray(at + 8 + SHAPE_SIZE, at + RECORD)),
  }
}
