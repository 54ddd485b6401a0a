import { FORMATS, type Format } from '#domain/assets/formats.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { startsWith } from '#media/artwork/image-header.ts'

/** The bytes at the start of a file that `checkSignature` needs. */
export const SIGNATURE_BYTES = 512

/** What the first bytes of a file can be. Texts are distinguished by their first character. */
type Signature = 'png' | 'jpg' | 'webp' | 'gif' | 'glb' | 'zip' | 'gzip' | 'markup' | 'json' | 'utf-16'

const SIGNATURES: readonly (readonly [Signature, (bytes: Uint8Array) => boolean])[] = [
  ['png', (bytes) => startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')],
  ['jpg', (bytes) => startsWith(bytes, 0, '\xff\xd8\xff')],
  ['gif', (bytes) => startsWith(bytes, 0, 'GIF8')],
  ['webp', (bytes) => startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')],
  ['glb', (bytes) => startsWith(bytes, 0, 'glTF')],
  ['zip', isZip],
  ['gzip', (bytes) => startsWith(bytes, 0, '\x1f\x8b')],
  ['utf-16', (bytes) => startsWith(bytes, 0, '\xff\xfe') || startsWith(bytes, 0, '\xfe\xff')],
  ['markup', (bytes) => firstCharacter(bytes) === '<'],
  ['json', (bytes) => firstCharacter(bytes) === '{'],
]

/** The signature of each accepted format; UTF-16 may be any text. */
const OF_FORMAT: Partial<Record<Format, Signature>> = {
  svg: 'markup',
  png: 'png',
  jpg: 'jpg',
  webp: 'webp',
  gif: 'gif',
  'lottie-json': 'json',
  gltf: 'json',
  dotlottie: 'zip',
  glb: 'glb',
}

/** Other extensions of a format. */
const EXTENSIONS: Readonly<Record<string, Format>> = { jpeg: 'jpg', jpe: 'jpg', svgz: 'svg' }

/**
 * Refuses at once what the first bytes show: a file of an unknown format, and one whose extension belongs to another
 * format. The pipeline decides on everything else.
 */
export function checkSignature(fileName: string, start: Uint8Array): Result<null> {
  const signature = SIGNATURES.find(([, matches]) => matches(start))?.[0]
  if (signature === undefined) return refuse('file-unknown-format')
  if (signature === 'gzip') return refuse('file-compressed-svg')
  const named = formatOfName(fileName)
  const expected = named === null ? undefined : OF_FORMAT[named]
  if (signature === 'zip' && expected === undefined) return refuse('file-unknown-format')
  if (expected === undefined || expected === signature) return accept(null)
  const mayBe = signature === 'utf-16' && (expected === 'markup' || expected === 'json')
  return mayBe ? accept(null) : refuse('file-misnamed', `${fileName} starts as ${signature}`)
}

/** Whether the first bytes are those of a ZIP with at least one entry. */
export function isZip(start: Uint8Array): boolean {
  return startsWith(start, 0, 'PK\x03\x04')
}

function formatOfName(fileName: string): Format | null {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const formats = Object.keys(FORMATS) as Format[]
  return formats.find((format) => FORMATS[format].extension === extension) ?? EXTENSIONS[extension] ?? null
}

/** After the byte order mark and white space. */
function firstCharacter(bytes: Uint8Array): string | undefined {
  return /^(?:\xef\xbb\xbf)?\s*([^\s])/.exec(String.fromCharCode(...bytes))?.[1]
}
