import { fragment, type PayloadRequest, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { copySlug } from '#domain/landing/copy-slug.ts'
import type { LandingPlace } from '#domain/landing/places.ts'

/** The slug of a duplicate: no page has it, nor a draft or the trash. */
export async function freeCopySlug(req: PayloadRequest, place: LandingPlace, slug: string): Promise<string> {
  const taken = await run<{ slug: Column<'landing_pages.slug'> }>(
    req,
    fragment`select slug from landing_pages where place::text = ${place} and slug is not null`,
  )
  const slugs = new Set(taken.map((row) => row.slug))
  return copySlug(slug, (one) => slugs.has(one))
}
