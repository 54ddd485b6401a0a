import { fragment, type Payload, type PayloadRequest, run } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { FilePage, FilePicture } from '#domain/contract/page-file.ts'
import { picturesIn, withPictures } from '#domain/media-library/references.ts'

interface Row extends Record<string, unknown> {
  readonly id: Column<'pictures.id'>
  readonly title: Column<'pictures.title'>
  readonly sha256: Present<'pictures.sha256'>
  readonly sourceSha256: Present<'pictures.source_sha256'>
}

/** The pictures that a page shows, as its file names them. */
export async function picturesForFile(payload: Payload, page: unknown): Promise<FilePicture[]> {
  const ids = picturesIn(page)
  if (ids.length === 0) return []
  return run<Row>(
    payload,
    fragment`
      select id, title, sha256, source_sha256 as "sourceSha256" from pictures
      where id = any(${fragment.param([...ids])}::int[]) order by id`,
  )
}

/**
 * The page of a file with the ids of this library: pictures are known by the digest of what is stored or of what was
 * uploaded, as the same upload may be stored in other bytes. Others are left out and named.
 */
export async function withOwnPictures(
  req: PayloadRequest,
  page: FilePage,
  pictures: readonly FilePicture[],
): Promise<{ readonly page: FilePage; readonly leftOut: readonly string[] }> {
  const known = await run<{ readonly asked: Computed<number>; readonly id: Column<'pictures.id'> }>(
    req,
    fragment`
      select distinct on (w.id) w.id as asked, p.id from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb)
        as w(id integer, "sha256" text, "sourceSha256" text)
      join pictures p on p.sha256 in (w."sha256", w."sourceSha256") or p.source_sha256 in (w."sha256", w."sourceSha256")
      order by w.id, p.id`,
  )
  const own = new Map(known.map(({ asked, id }) => [asked, id]))
  const titles = new Map(pictures.map(({ id, title }) => [id, title]))
  const leftOut = picturesIn(page)
    .filter((id) => !own.has(id))
    .map((id) => titles.get(id) ?? String(id))
  return { page: withPictures(page, (id) => own.get(id) ?? null) as FilePage, leftOut }
}
