import type { PayloadRequest } from 'payload'
import { fragment, run } from '#cms/operations/database.ts'
import type { Present } from '#cms/operations/schema/columns.ts'
import { blogPath } from '#domain/blog/addresses.ts'

/**
 * Redirects the last published address of a post to its new one, and removes a redirect from the new one. Must be called
 * before the post is published again.
 */
export async function redirectOldPost(req: PayloadRequest, id: number, slug: string): Promise<void> {
  const [known] = await run<{ slug: Present<'posts.slug'> }>(
    req,
    fragment`
      (select slug from posts where id = ${id} and _status = 'published')
      union all
      (select version_slug from _posts_v
        where parent_id = ${id} and version__status = 'published' order by id desc limit 1)
      limit 1`,
  )
  if (known === undefined) return
  const [from, to] = [blogPath({ place: 'post', slug: known.slug }), blogPath({ place: 'post', slug })]
  if (from === to) return
  await run(req, fragment`delete from redirects where "from" = ${to}`)
  await run(req, fragment`update redirects set "to" = ${to}, updated_at = now() where "to" = ${from}`)
  await run(
    req,
    fragment`insert into redirects ("from", "to") values (${from}, ${to})
      on conflict ("from") do update set "to" = excluded."to", updated_at = now()`,
  )
}
