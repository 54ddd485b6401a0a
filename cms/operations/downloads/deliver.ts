import type { GrantedDownload } from '#cms/files/download-url.ts'
import { attributionLine } from '#domain/assets/attribution.ts'
import { FORMATS, type Format } from '#domain/assets/formats.ts'
import { LICENCES, type LicenceCode } from '#domain/assets/licences.ts'

/** What a delivered file is made and named from. */
export interface Deliverable {
  /** English, as everything in a file: one file for one work, whatever the page's language. */
  readonly title: string
  readonly slug: string
  readonly author: string
  readonly source_url: string | null
  readonly licence: LicenceCode
  /** Of the original. */
  readonly sha256: string
}

/** The form of a file that is wanted; a width of null is the original. */
export interface Wanted {
  readonly format: Format
  readonly width: number | null
}

/** A file as it is handed out: named by its slug, so that it leads back to its page from a folder of downloads. */
export function deliver(item: Deliverable, { format, width }: Wanted): GrantedDownload {
  const size = width === null ? '' : `-${width}`
  return {
    sha256: item.sha256,
    fileName: `${item.slug}${size}.${FORMATS[format].extension}`,
    format,
    width,
    credit: creditOf(item),
  }
}

function creditOf({ title, author, source_url: sourceUrl, licence }: Deliverable): GrantedDownload['credit'] {
  const { attribution, url, name } = LICENCES[licence]
  if (!attribution) return null
  return {
    line: attributionLine({ title, author, sourceUrl, licence }),
    licence: url ?? name,
    source: sourceUrl ?? '',
  }
}
