/** The camera and its settings, as the camera recorded them in Exif. */
export interface CameraFacts {
  readonly body: string | null
  readonly lens: string | null
  readonly iso: number | null
  /** 2.8 is f/2.8. */
  readonly fNumber: number | null
}

/** Tags of Exif 3.0. */
const TAGS = {
  make: 0x010f,
  model: 0x0110,
  exif: 0x8769,
  fNumber: 0x829d,
  iso: 0x8827,
  lens: 0xa434,
} as const

/** Types of value that these tags have. */
const ASCII = 2
const SHORT = 3
const LONG = 4
const RATIONAL = 5

const MAX_NAME_LENGTH = 80
/** More entries than any camera writes. */
const MAX_ENTRIES = 512

/**
 * Camera, lens, ISO and F number of an Exif record. No other tag is read; the place where the photo was taken
 * is private. Null for other bytes and for a record without these tags.
 */
export function readCamera(record: Uint8Array): CameraFacts | null {
  try {
    const reader = openTiff(record)
    if (reader === null) return null
    const main = reader.entries(reader.first)
    const exif = reader.entries(reader.number(main.get(TAGS.exif)) ?? 0)
    const facts = {
      body: bodyOf(reader.text(main.get(TAGS.make)), reader.text(main.get(TAGS.model))),
      lens: reader.text(exif.get(TAGS.lens)),
      iso: positive(reader.number(exif.get(TAGS.iso))),
      fNumber: positive(reader.number(exif.get(TAGS.fNumber))),
    }
    return Object.values(facts).every((fact) => fact === null) ? null : facts
  } catch (error) {
    // An offset that points outside of the record. The record is damaged, but the picture may still be good.
    if (error instanceof RangeError) return null
    throw error
  }
}

interface Entry {
  readonly type: number
  readonly count: number
  /** Offset in the record of the entry's four bytes, which hold the value or its offset. */
  readonly at: number
}

function openTiff(record: Uint8Array) {
  // Only JPEG prefixes the record with `Exif\0\0`.
  const start = record[0] === 0x45 ? 6 : 0
  const view = new DataView(record.buffer, record.byteOffset + start, record.byteLength - start)
  const order = view.getUint16(0)
  if (order !== 0x4949 && order !== 0x4d4d) return null
  const little = order === 0x4949
  if (view.getUint16(2, little) !== 42) return null

  return {
    first: view.getUint32(4, little),
    entries(at: number): ReadonlyMap<number, Entry> {
      if (at === 0) return new Map()
      const count = Math.min(view.getUint16(at, little), MAX_ENTRIES)
      return new Map(
        Array.from({ length: count }, (_, index): [number, Entry] => {
          const entry = at + 2 + index * 12
          const [type, length] = [view.getUint16(entry + 2, little), view.getUint32(entry + 4, little)]
          return [view.getUint16(entry, little), { type, count: length, at: entry + 8 }]
        }),
      )
    },
    text(entry: Entry | undefined): string | null {
      if (entry?.type !== ASCII) return null
      const from = entry.count <= 4 ? entry.at : view.getUint32(entry.at, little)
      const codes = Array.from({ length: Math.min(entry.count, MAX_NAME_LENGTH) }, (_, index) =>
        view.getUint8(from + index),
      )
      const words =
        String.fromCharCode(...codes)
          .split('\0')[0]
          ?.trim() ?? ''
      return /^[\x20-\x7e]+$/.test(words) ? words : null
    },
    number(entry: Entry | undefined): number | null {
      if (entry?.type === SHORT) return view.getUint16(entry.at, little)
      if (entry?.type === LONG) return view.getUint32(entry.at, little)
      if (entry?.type !== RATIONAL) return null
      const from = view.getUint32(entry.at, little)
      return view.getUint32(from, little) / view.getUint32(from + 4, little)
    },
  }
}

/** Many makers begin the model with their name; others do not. */
function bodyOf(make: string | null, model: string | null): string | null {
  if (make === null || model === null) return model ?? make
  const [maker = ''] = make.split(/\s/)
  return model.toLowerCase().startsWith(maker.toLowerCase()) ? model : `${make} ${model}`
}

function positive(value: number | null): number | null {
  return value !== null && Number.isFinite(value) && value > 0 ? Math.round(value * 100) / 100 : null
}
