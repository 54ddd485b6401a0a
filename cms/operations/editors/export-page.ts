import type { Payload, PayloadRequest } from '#cms/operations/database.ts'
import { picturesForFile } from '#cms/operations/media-library/file-pictures.ts'
import { PAGE_FILE_VERSION } from '#domain/contract/page-file.ts'
import { LANDING_PAGE_FIELDS, RICH_TEXT } from './page-fields.ts'

/** The latest version of a page in all languages, as a file; null where there is none that the user may read. */
export async function exportPage(
  payload: Payload,
  id: number,
  user: PayloadRequest['user'],
): Promise<object | null> {
  const page = await payload.findByID({
    collection: 'landing-pages',
    id,
    draft: true,
    depth: 0,
    locale: 'all',
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (page === null) return null
  const stored: Readonly<Record<string, unknown>> = { ...page }
  const fields = LANDING_PAGE_FIELDS.flatMap((name): [string, unknown][] => {
    const value = withoutIds(stored[name])
    return value === null || value === undefined ? [] : [[name, value]]
  })
  const exported = { blocks: [], ...Object.fromEntries(fields) }
  const pictures = await picturesForFile(payload, exported)
  return {
    kind: 'landing-page',
    version: PAGE_FILE_VERSION,
    page: exported,
    ...(pictures.length === 0 ? {} : { pictures }),
  }
}

/** Rows get ids of their own where they are imported. Rich texts keep all members. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null || RICH_TEXT in value) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name === 'id' || name === 'blockName' ? [] : [[name, withoutIds(inner)]],
    ),
  )
}
