import type { PayloadRequest } from 'payload'
import { fragment, run } from '#cms/operations/database.ts'
import { type LandingAddress, landingPath } from '#domain/landing/places.ts'

/**
 * Redirects the last published address of a page to its new one, and removes a redirect from the new one. Must be
 * called before the page is published again.
 */
export async function redirectOldAddress(
  req: PayloadRequest,
  id: number,
  next: LandingAddress,
): Promise<void> {
  const [known] = await run<LandingAddress & Record<string, unknown>>(
    req,
    fragment`
      (select place::text, slug from landing_pages where id = ${id} and _status = 'published')
      union all
      (select version_place::text, version_slug from _landing_pages_v
        where parent_id = ${id} and version__status = 'published' order by id desc limit 1)
      limit 1`,
  )
  if (known === undefined) return
  const [from, to] = [landingPath(known), landingPath(next)]
  if (from === to) return
  await run(req, fragment`delete from redirects where "from" = ${to}`)
  await run(req, fragment`update redirects set "to" = ${to}, updated_at = now() where "to" = ${from}`)
  await run(
    req,
    fragment`insert into redirects ("from", "to") values (${from}, ${to})
      on conflict ("from") do update set "to" = excluded."to", updated_at = now()`,
  )
}
