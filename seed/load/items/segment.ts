import { createHash } from 'node:crypto'
import { FORMATS, type Format } from '#domain/assets/formats.ts'
import { originalKey } from '#media/storage/keys.ts'

/** Larger files are objects of their own. */
const LARGEST_IN_SEGMENT = 256 * 1024

interface SmallFile {
  readonly sha256: string
  readonly format: Format
  readonly bytes: Uint8Array
}

export interface StoredObject {
  readonly key: string
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** Where the bytes of a file begin; a null offset means that the file is an object of its own. */
export interface StoredAt {
  readonly storageKey: string
  readonly storageOffset: number | null
}

export interface Packed {
  readonly objects: readonly StoredObject[]
  readonly places: ReadonlyMap<string, StoredAt>
}

/**
 * Concatenates small files in one object (a segment), so that hundreds of thousands of icons do not need an object
 * each; files over 256 KB are objects of their own. Equal files are stored once.
 */
export function packFiles(files: readonly SmallFile[]): Packed {
  const distinct = [...new Map(files.map((file) => [file.sha256, file])).values()]
  const large = distinct.filter(({ bytes }) => bytes.length > LARGEST_IN_SEGMENT)
  const small = distinct.filter(({ bytes }) => bytes.length <= LARGEST_IN_SEGMENT)
  const objects = large.map(({ sha256, bytes, format }) => ({
    key: originalKey(sha256),
    bytes,
    contentType: FORMATS[format].mime as string,
  }))
  const places = new Map<string, StoredAt>(
    large.map(({ sha256 }) => [sha256, { storageKey: originalKey(sha256), storageOffset: null }]),
  )
  if (small.length === 0) return { objects, places }

  const segment = Buffer.concat(small.map(({ bytes }) => bytes))
  const storageKey = `segments/${createHash('sha256').update(segment).digest('hex')}`
  let storageOffset = 0
  for (const { sha256, bytes } of small) {
    places.set(sha256, { storageKey, storageOffset })
    storageOffset += bytes.length
  }
  return {
    objects: [...objects, { key: storageKey, bytes: segment, contentType: 'application/octet-stream' }],
    places,
  }
}
