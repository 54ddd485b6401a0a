import { type Zippable, zipSync } from 'fflate'

export interface ZippedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Files of a USDZ package begin at multiples of this, uncompressed, so that they can be mapped into memory. */
export const ALIGNMENT = 64

const HEADER_BYTES = 30
const EXTRA_HEADER_BYTES = 4
/** An extra field that no program knows: readers skip it. */
const PADDING_FIELD = 0x1986
/** The earliest date of the ZIP format; a fixed date makes the output reproducible. */
const EPOCH = new Date(1980, 0, 1)

/** An uncompressed ZIP whose files are aligned by an extra field before them. Names are ASCII. */
export function alignedZip(files: readonly ZippedFile[]): Uint8Array {
  const entries: Zippable = {}
  let offset = 0
  for (const { name, bytes } of files) {
    const unpadded = offset + HEADER_BYTES + name.length + EXTRA_HEADER_BYTES
    const padding = (ALIGNMENT - (unpadded % ALIGNMENT)) % ALIGNMENT
    entries[name] = [bytes, { level: 0, mtime: EPOCH, extra: { [PADDING_FIELD]: new Uint8Array(padding) } }]
    offset = unpadded + padding + bytes.length
  }
  return zipSync(entries)
}
