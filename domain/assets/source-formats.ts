import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { ORIGINAL_BYTES } from './file-limits.ts'

interface SourceFacts {
  readonly label: string
  readonly extension: string
  /** Whether the start of a file, a character for each byte, is that of the format. */
  readonly starts: (file: string) => boolean
}

/**
 * Formats of source files: what an author made a work with, beside its original (spec section 3, "File formats"). They are
 * stored as they are, never opened or previewed, and only sent as attachments.
 */
export const SOURCE_FORMATS = {
  ai: { label: 'AI', extension: 'ai', starts: (file) => file.startsWith('%PDF-1.') || isPostScript(file) },
  eps: { label: 'EPS', extension: 'eps', starts: isEncapsulated },
  psd: { label: 'PSD', extension: 'psd', starts: (file) => file.startsWith('8BPS\0') },
  // Compressed since version 3 with gzip or Zstandard.
  blend: {
    label: 'BLEND',
    extension: 'blend',
    starts: (file) => ['BLENDER', '\x1f\x8b\x08', '\x28\xb5\x2f\xfd'].some((start) => file.startsWith(start)),
  },
  c4d: { label: 'C4D', extension: 'c4d', starts: (file) => file.startsWith('QC4DC4D6') },
  obj: { label: 'OBJ', extension: 'obj', starts: isObj },
  fbx: {
    label: 'FBX',
    extension: 'fbx',
    starts: (file) => file.startsWith('Kaydara FBX Binary  \0') || file.startsWith('; FBX '),
  },
  mp4: {
    label: 'MP4',
    extension: 'mp4',
    starts: (file) => file.startsWith('\0\0') && file.startsWith('ftyp', 4),
  },
  aep: {
    label: 'AEP',
    extension: 'aep',
    starts: (file) => file.startsWith('RIFX') && file.startsWith('Egg!', 8),
  },
} as const satisfies Record<string, SourceFacts>

export type SourceFormat = keyof typeof SOURCE_FORMATS
export const SOURCE_FORMAT_CODES = Object.keys(SOURCE_FORMATS) as readonly SourceFormat[]

/** Maximum size of a source file. */
export const SOURCE_BYTES = ORIGINAL_BYTES

/** Characters of a text that show its format. */
const START_BYTES = 4096

export function isSourceFormat(value: string): value is SourceFormat {
  return Object.hasOwn(SOURCE_FORMATS, value)
}

/** The format of an uploaded source file: that of its extension, where the bytes at its start are of that format. */
export function checkSource(fileName: string, bytes: Uint8Array): Result<SourceFormat> {
  if (bytes.length === 0) return refuse('file-empty')
  if (bytes.length > SOURCE_BYTES) return refuse('file-too-large')
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const format = SOURCE_FORMAT_CODES.find((code) => SOURCE_FORMATS[code].extension === extension)
  if (format === undefined) return refuse('source-format-unknown', extension)
  const start = String.fromCharCode(...bytes.subarray(0, START_BYTES))
  return SOURCE_FORMATS[format].starts(start) ? accept(format) : refuse('file-misnamed', fileName)
}

function isPostScript(file: string): boolean {
  return file.startsWith('%!PS-Adobe-')
}

/** As text, or with a preview for Windows before it. */
function isEncapsulated(file: string): boolean {
  return /^%!PS-Adobe-[\d.]+ EPSF-/.test(file) || file.startsWith('\xc5\xd0\xd3\xc6')
}

/** A text, but no script, in which a line is a statement of the format. */
function isObj(file: string): boolean {
  const isText = !file.includes('\0') && !file.startsWith('#!')
  return isText && /^(?:mtllib|usemtl|[vofg]|v[nt])[ \t]/m.test(file)
}
