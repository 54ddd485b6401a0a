import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs'
import { sharedBytes } from '../segment/columns.ts'
import type { SegmentContent } from '../segment/content.ts'
import { NO_PLACES } from '../segment/place-column.ts'
import type { LongLists } from '../segment/segment.ts'

/** Arrays begin at multiples of this. */
const ALIGNMENT = 8

const TYPES = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const
type TypeName = keyof typeof TYPES
type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array

const VIEWS: Readonly<Record<TypeName, (bytes: SharedArrayBuffer) => Numbers>> = {
  Uint8Array: (bytes) => new Uint8Array(bytes),
  Uint16Array: (bytes) => new Uint16Array(bytes),
  Uint32Array: (bytes) => new Uint32Array(bytes),
  Float64Array: (bytes) => new Float64Array(bytes),
}

/** An array of the file, in the place it has in the content. */
interface ArrayNote {
  readonly array: TypeName
  readonly offset: number
  readonly length: number
}

/** A segment file that stays open for its long lists. */
export interface OpenedSegment {
  readonly long: LongLists
  close(): void
}

/**
 * Writes the content of a segment into a file: 8 bytes with the length of a heading, the heading (the content as JSON,
 * with notes in the place of its arrays), and the arrays one after the other. It is on the disk when this returns.
 */
export function writeSegmentFile(path: string, content: SegmentContent): void {
  const arrays: Numbers[] = []
  let size = 0
  const heading = Buffer.from(
    JSON.stringify(content, (_, value) => {
      const type = typeOf(value)
      if (type === null) return value
      const offset = size
      arrays.push(value)
      size += padded(value.byteLength)
      return { array: type, offset, length: value.length } satisfies ArrayNote
    }),
  )
  const file = openSync(path, 'w')
  const start = Buffer.alloc(8)
  start.writeUInt32LE(heading.length)
  writeSync(file, start)
  writeSync(file, Buffer.concat([heading, Buffer.alloc(padded(heading.length) - heading.length)]))
  for (const array of arrays) {
    writeAll(file, new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
    writeAll(file, new Uint8Array(padded(array.byteLength) - array.byteLength))
  }
  fsyncSync(file)
  closeSync(file)
}

/** Reads a segment into memory, all but its long lists. */
export function readSegmentFile(path: string): SegmentContent {
  const { file, text, data } = openHeading(path)
  const content: SegmentContent = JSON.parse(text, (key, value) => {
    if (!isNote(value)) return value
    return key === 'long' ? null : readArray(file, data, value)
  })
  closeSync(file)
  // Files that were written before ids and locations were kept have none.
  const { objectIds, places } = content.columns
  return {
    ...content,
    columns: { ...content.columns, objectIds: objectIds ?? null, places: places ?? NO_PLACES },
  }
}

/** Opens the long lists of a segment: each is read when it is asked for. */
export function openLongLists(path: string): OpenedSegment {
  const { file, text, data } = openHeading(path)
  const { words, facets }: { words: { long: ArrayNote }; facets: { long: ArrayNote }[] } = JSON.parse(text)
  return {
    long: {
      words: readerOf(file, data, words.long),
      facets: facets.map(({ long }) => readerOf(file, data, long)),
    },
    close: () => closeSync(file),
  }
}

function openHeading(path: string): { readonly file: number; readonly text: string; readonly data: number } {
  const file = openSync(path, 'r')
  const start = Buffer.alloc(8)
  readSync(file, start, 0, 8, 0)
  const heading = Buffer.alloc(start.readUInt32LE())
  readAll(file, heading, 8)
  return { file, text: heading.toString('utf8'), data: 8 + padded(heading.length) }
}

function readerOf(file: number, data: number, { offset }: ArrayNote): LongLists['words'] {
  return (from, length) => {
    const bytes = Buffer.allocUnsafeSlow(length * 4)
    readAll(file, bytes, data + offset + from * 4)
    return new Uint32Array(bytes.buffer, bytes.byteOffset, length)
  }
}

function readArray(file: number, data: number, { array, offset, length }: ArrayNote): Numbers {
  const bytes = sharedBytes(length * TYPES[array].BYTES_PER_ELEMENT)
  readAll(file, new Uint8Array(bytes), data + offset)
  return VIEWS[array](bytes)
}

/** A read or a write may take less than it was given, and takes 2 GiB at most. */
const MOST_AT_ONCE = 1 << 30

function readAll(file: number, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length; ) {
    const read = readSync(file, bytes, done, Math.min(MOST_AT_ONCE, bytes.length - done), position + done)
    if (read === 0) throw new Error('a segment file ends before its arrays do')
    done += read
  }
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(file, bytes, done, Math.min(MOST_AT_ONCE, bytes.length - done))
  }
}

function typeOf(value: unknown): TypeName | null {
  for (const name of Object.keys(TYPES) as TypeName[]) if (value instanceof TYPES[name]) return name
  return null
}

function isNote(value: unknown): value is ArrayNote {
  return typeof value === 'object' && value !== null && 'array' in value && 'offset' in value
}

function padded(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
}
