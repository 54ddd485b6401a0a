import { fragment, type Transaction } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { makeCurrent } from '#cms/operations/revisions/publish-revision.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import type { LoadedSubmission } from '#cms/operations/submissions/load-facts.ts'
import { tagItem } from '#cms/operations/submissions/tag-item.ts'
import { canBecome } from '#domain/assets/visibility.ts'

interface ItemRow extends Record<string, unknown> {
  readonly format: Present<'revisions.format'>
  readonly animated: Present<'revisions.animated'>
  readonly slug: Column<'items.slug'>
  readonly visibility: Column<'items.visibility'>
  readonly contributor: Column<'items.contributor_id'>
  readonly keywords: Column<'submissions.keywords'>
}

/**
 * Publishes the item of an approved submission: tags from its keywords, its revision as the current one, visibility, and
 * the messages for search, pages and followers. An item that was removed meanwhile stays removed.
 */
export async function publishItem(
  transaction: Transaction,
  { id, item, revision }: LoadedSubmission,
): Promise<void> {
  const [row] = await transaction<ItemRow>(fragment`
    select r.format::text, coalesce(r.animated, false) as animated, i.slug, i.visibility::text,
      i.contributor_id as contributor, s.keywords
    from submissions s join items i on i.id = s.item_id join revisions r on r.id = s.revision_id
    where s.id = ${id} and r.state = 'ready' for update of i`)
  if (row === undefined) throw new Error(`submission ${id} has no processed revision`)
  const { format, animated, slug, visibility, contributor, keywords } = row
  if (!canBecome(visibility, 'published')) return
  await tagItem(transaction, item, keywords)
  await transaction(fragment`
    update items set visibility = 'published', published_at = coalesce(published_at, now()), updated_at = now()
     where id = ${item}`)
  await makeCurrent(transaction, { item, revision, format, animated, slug })
  if (visibility !== 'published')
    await enqueue(transaction, 'notices.published', [
      { key: `contributor:${contributor}`, payload: { form: 'item', id: item, contributor } },
    ])
}
