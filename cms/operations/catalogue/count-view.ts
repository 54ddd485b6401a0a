import { fragment, type Payload, run } from '#cms/operations/database.ts'

/** Counts one look at a published item. What does not exist is not counted and not told. */
export async function countView(payload: Payload, slug: string): Promise<void> {
  await run(
    payload,
    fragment`update items set views = views + 1 where slug = ${slug} and visibility = 'published'`,
  )
}
