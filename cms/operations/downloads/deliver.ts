import type { GrantedDownload } from '#cms/files/download-url.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import { attributionLine, recolouredLine } from '#domain/assets/attribution.ts'
import { FORMATS, type Format } from '#domain/assets/formats.ts'
import { LICENCES } from '#domain/assets/licences.ts'
import type { Recolouring } from '#domain/assets/recolouring.ts'

/** The data of a delivered file and its name. */
export interface Deliverable {
  /** In English, like everything in a file: a work has one file in every language of the page. */
  readonly title: Column<'items_locales.title'>
  readonly slug: Present<'items.slug'>
  readonly author: Column<'contributors.name'>
  readonly source_url: Column<'items.source_url'>
  readonly licence: Column<'licences.code'>
  /** Of the original. */
  readonly sha256: Column<'files.sha256'>
}

/** The requested form of a file; a width of null is the original. */
export interface Wanted {
  readonly format: Format
  readonly width: number | null
  /** Absent or empty for the artwork's own colours. */
  readonly colours?: Recolouring | undefined
}

/** Added to the name of a file in other colours. */
const RECOLOURED_SUFFIX = '-recoloured'

/** A file for delivery: named by its slug, which leads back to its page. */
export function deliver(
  item: Deliverable,
  { format, width, colours = OWN_COLOURS }: Wanted,
): GrantedDownload {
  const size = width === null ? '' : `-${width}`
  const recoloured = colours.size > 0
  return {
    sha256: item.sha256,
    fileName: `${nameOf(item, recoloured)}${size}.${FORMATS[format].extension}`,
    format,
    width,
    colours,
    credit: creditOf(item, recoloured),
  }
}

const OWN_COLOURS: Recolouring = new Map()

/** The name of a file, without size and extension. */
export function nameOf({ slug }: Deliverable, recoloured: boolean): string {
  return recoloured ? `${slug}${RECOLOURED_SUFFIX}` : slug
}

/** The credit embedded in a file; null for works that require none. */
export function creditOf(
  { title, author, source_url: sourceUrl, licence }: Deliverable,
  recoloured: boolean,
): GrantedDownload['credit'] {
  const { attribution, url, name } = LICENCES[licence]
  if (!attribution) return null
  const line = attributionLine({ title, author, sourceUrl, licence })
  return {
    line: recoloured ? recolouredLine(line) : line,
    licence: url ?? name,
    source: sourceUrl ?? '',
  }
}
