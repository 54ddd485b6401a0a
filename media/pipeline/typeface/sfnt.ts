/** The tables of a TrueType file by their tags. */
export type Tables = ReadonlyMap<string, DataView>

const HEADER_BYTES = 12
const ENTRY_BYTES = 16

/** @throws RangeError where the file is shorter than its directory says */
export function readTables(file: Uint8Array): Tables {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const entry = HEADER_BYTES + index * ENTRY_BYTES
      const tag = String.fromCharCode(...file.subarray(entry, entry + 4))
      const [start, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)]
      return [tag, new DataView(file.buffer, file.byteOffset + start, length)] as const
    }),
  )
}

/** A TrueType file of these tables. Its checksums are zero, as the renderer does not read them. */
export function writeTables(tables: Tables): Uint8Array {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  let end = HEADER_BYTES + sorted.length * ENTRY_BYTES
  const places = sorted.map(([, { byteLength }]) => {
    const start = end
    end += padded(byteLength)
    return start
  })
  const file = new Uint8Array(end)
  const view = new DataView(file.buffer)
  view.setUint32(0, 0x00010000)
  view.setUint16(4, sorted.length)
  for (const [index, [tag, table]] of sorted.entries()) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES
    const start = places[index] ?? 0
    for (let at = 0; at < 4; at += 1) view.setUint8(entry + at, tag.charCodeAt(at))
    view.setUint32(entry + 8, start)
    view.setUint32(entry + 12, table.byteLength)
    file.set(bytesOf(table), start)
  }
  return file
}

export function tableOf(tables: Tables, tag: string): DataView {
  const table = tables.get(tag)
  if (!table) throw new Error(`a typeface without the table ${tag}`)
  return table
}

export function bytesOf({ buffer, byteOffset, byteLength }: DataView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

/** Tables and outlines start at multiples of four bytes. */
export function padded(length: number): number {
  return (length + 3) & ~3
}
