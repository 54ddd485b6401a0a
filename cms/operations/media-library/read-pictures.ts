import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { MediaPicture } from '#domain/contract/media-library.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'

interface Row extends Record<string, unknown> {
  readonly id: Column<'pictures.id'>
  readonly sha256: Present<'pictures.sha256'>
  readonly width: Cast<'pictures.width', number>
  readonly height: Cast<'pictures.height', number>
  readonly credit: Column<'pictures.credit'>
  readonly decorative: Column<'pictures.decorative'>
  readonly x: Cast<'pictures.focal_x', number>
  readonly y: Cast<'pictures.focal_y', number>
  readonly alt: Computed<string | null>
}

/** Pictures by their ids, in a language; removed ones are left out. */
export async function readPictures(
  payload: Payload,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, MediaPicture>> {
  if (ids.length === 0) return new Map()
  const rows = await run<Row>(
    payload,
    fragment`
      select p.id, p.sha256, p.width::int, p.height::int, p.credit, p.decorative,
        coalesce(p.focal_x, 50)::float8 as x, coalesce(p.focal_y, 50)::float8 as y,
        (select l.alt from pictures_locales l where l._parent_id = p.id
          and l._locale::text in (${locale}, ${DEFAULT_LOCALE}) and trim(l.alt) <> ''
          order by (l._locale::text = ${locale}) desc limit 1) as alt
      from pictures p where p.id = any(${fragment.param([...new Set(ids)])}::int[])`,
  )
  return new Map(rows.map((row) => [row.id, pictureOf(row)]))
}

function pictureOf({ sha256, width, height, credit, decorative, alt, x, y }: Row): MediaPicture {
  return {
    sha256,
    width,
    height,
    alt: decorative === true ? '' : (alt ?? ''),
    credit: credit?.trim() || null,
    focal: { x, y },
  }
}
