import { type Format, isFormat } from '#domain/assets/formats.ts'
import { type Recolouring, readRecolouring, writeRecolouring } from '#domain/assets/recolouring.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Credit } from '#media/attribution/credit.ts'
import { signUrl, verifyUrl } from '#media/storage/sign.ts'

/** One download that has been granted: which bytes, under which name, in which form, and whose work it says it is. */
export interface GrantedDownload {
  /** Of the original, also where something made from it is delivered. */
  readonly sha256: string
  /** With its ending, in any script: `red-heart-512.png`. */
  readonly fileName: string
  readonly format: Format
  /** Pixels for a PNG made from the original; null for the original itself. */
  readonly width: number | null
  /** Empty for the artwork's own colours. */
  readonly colours: Recolouring
  /** What is embedded in the file; null for works that ask for nothing. */
  readonly credit: Credit | null
}

/**
 * The address of a granted download, from the root of the site. Everything in it is signed, the credit included, so
 * that the files server neither asks again nor can be talked into another file; it is good for 120 s.
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

/** The inverse: what a signed address grants. Forged and expired ones are refused alike. */
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
