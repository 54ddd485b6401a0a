/** The formats of evidence, and the bytes that a file of each begins with. */
const SIGNATURES = [
  { type: 'application/pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
] as const

export type EvidenceType = (typeof SIGNATURES)[number]['type']

/** The format of a file of evidence by its contents, whatever its name says; null for any other. */
export function evidenceType(file: Uint8Array): EvidenceType | null {
  const found = SIGNATURES.find(({ at, bytes }) => bytes.every((byte, index) => file[at + index] === byte))
  return found?.type ?? null
}

/** A name for lists and downloads: without folders, control characters and quotes. */
export function evidenceName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}"]+/gu, '').trim()
  return plain === '' ? 'evidence' : plain.slice(-MAX_NAME)
}

const MAX_NAME = 120
