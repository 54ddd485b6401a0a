import { fragment, type Payload, type PayloadRequest, run } from '#cms/operations/database.ts'
import { titleIn, versionTitleIn } from '#cms/operations/editors/titles.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { PictureUser } from '#domain/media-library/uses.ts'

/** A document that uses a picture. */
export interface ShownUse extends Record<string, unknown> {
  readonly resource: Cast<'picture_uses.resource', PictureUser>
  readonly document: Column<'picture_uses.document'>
  readonly title: Computed<string | null>
  /** In what visitors see. */
  readonly live: Column<'picture_uses.live'>
  /** In its latest draft. */
  readonly draft: Column<'picture_uses.draft'>
}

/** The documents that use a picture, what visitors see first. */
export function readUses(
  source: Payload | PayloadRequest,
  picture: number,
  locale: Locale,
): Promise<ShownUse[]> {
  const id = fragment`u.document`
  const latest = (table: '_landing_pages_v' | '_posts_v') => fragment`
    (select v.id from ${fragment.raw(table)} v where v.parent_id = u.document order by v.updated_at desc, v.id desc limit 1)`
  return run<ShownUse>(
    source,
    fragment`
      select u.resource, u.document, u.live, u.draft,
        case u.resource
          when 'landing-pages' then coalesce(${titleIn('landing_pages_locales', id, locale)},
            ${versionTitleIn('_landing_pages_v_locales', latest('_landing_pages_v'), locale)})
          when 'posts' then coalesce(${titleIn('posts_locales', id, locale)},
            ${versionTitleIn('_posts_v_locales', latest('_posts_v'), locale)})
          when 'newsletters' then (select n.name from newsletters n where n.id = u.document) end as title
      from picture_uses u where u.picture_id = ${picture}
      order by u.live desc, u.resource, u.document`,
  )
}

/** The number of documents that use a picture. */
export async function countUses(payload: Payload, picture: number): Promise<number> {
  const [row] = await run<{ readonly count: Computed<number> }>(
    payload,
    fragment`select count(*)::int as count from picture_uses where picture_id = ${picture}`,
  )
  return row?.count ?? 0
}
