import { creditOf, nameOf } from '#cms/operations/downloads/deliver.ts'
import type { CandidateRow } from '#cms/operations/zips/zip-candidates.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import { href } from '#domain/routing/href.ts'
import type { ZippedAsset } from '#domain/zips/zip-contents.ts'
import { zipPaths } from '#domain/zips/zip-paths.ts'
import { isRecolourable } from '#media/artwork/recolour/recolour-file.ts'

interface Delivery {
  readonly site: string
  /** Whether files that can have other colours are delivered in them. */
  readonly recolours: boolean
}

/** The files of a ZIP, with the same name and credit as a single download of each. */
export function zippedAssets(rows: readonly CandidateRow[], { site, recolours }: Delivery): ZippedAsset[] {
  const files = rows.map((row) => {
    const recoloured = recolours && isRecolourable(row.format)
    return { row, recoloured, name: nameOf(row, recoloured) }
  })
  const paths = zipPaths(
    files.map(({ row: { pack, format }, name }) => ({ pack, name, extension: FORMATS[format].extension })),
  )
  return files.map(({ row, recoloured }, index) => ({
    sha256: row.sha256,
    format: row.format,
    path: paths[index] ?? '',
    recoloured,
    title: row.title,
    author: row.author,
    licence: row.licence,
    sourceUrl: row.source_url,
    page: `${site}${href('item', 'en', row)}`,
    pack: row.pack_title,
    credit: creditOf(row, recoloured),
  }))
}
