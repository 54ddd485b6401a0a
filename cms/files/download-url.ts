import { type Format, isFormat } from '#domain/assets/formats.ts'
import { type Recolouring, readRecolouring, writeRecolouring } from '#domain/assets/recolouring.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Credit } from '#media/attribution/credit.ts'
import { signUrl, verifyUrl } from '#media/storage/sign.ts'

/** A granted download: the file, its name, format and colours, and the credit to embed. */
export interface GrantedDownload {
  /** Hash of the original, also when a PNG of it is delivered. */
  readonly sha256: string
  /** With its extension, in any script: `red-heart-512.png`. */
  readonly fileName: string
  readonly format: Format
  /** Width in pixels of a PNG of the original; null for the original itself. */
  readonly width: number | null
  /** Empty for the artwork's own colours. */
  readonly colours: Recolouring
  /** Embedded in the file; null for works that require no attribution. */
  readonly credit: Credit | null
}

/**
 * The path and query of a granted download, valid for 120 s. All parameters are signed, including the credit, so that
 * the files server neither looks them up nor accepts changed ones.
 */
export function signDownload(download: GrantedDownload, secret: string, now: Date): string {
  const { sha256, fileName, format, width, colours, credit } = download
  const query = new URLSearchParams({ format })
  if (width !== null) query.set('w', String(width))
  if (colours.size > 0) query.set('colours', writeRecolouring(colours))
  if (credit !== null) {
    query.set('line', credit.line)
    query.set('licence', credit.licence)
    query.set('source', credit.source)
  }
  return signUrl(`/files/${sha256}/${encodeURIComponent(fileName)}`, query, { secret, now })
}

/** Parses a signed address. Forged and expired ones give the same refusal. */
export function readDownload(url: URL, secret: string, now: Date): Result<GrantedDownload> {
  const signed = verifyUrl(url, { secret, now })
  if (!signed.ok) return signed
  const [, , sha256 = '', name = ''] = url.pathname.split('/')
  const query = url.searchParams
  const format = query.get('format') ?? ''
  if (!isFormat(format)) return refuse('bad-request', `signed with the unknown format ${format}`)
  const width = query.get('w')
  return accept({
    sha256,
    fileName: decodeURIComponent(name),
    format,
    width: width === null ? null : Number(width),
    colours: readRecolouring(query.get('colours') ?? '') ?? new Map(),
    credit: creditOf(query),
  })
}

function creditOf(query: URLSearchParams): Credit | null {
  const line = query.get('line')
  return line === null
    ? null
    : { line, licence: query.get('licence') ?? '', source: query.get('source') ?? '' }
}
