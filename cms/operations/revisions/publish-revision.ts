import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import { enqueueRelatedSync, enqueueSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'
import { motionOfFormat } from '#domain/assets/motion.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { requireCommand } from '#domain/permissions/command-scope.ts'
import type { Actor } from '#domain/permissions/permissions.ts'

export interface PublishRevision {
  readonly actor: Actor
  readonly item: number
  /** A ready revision of this item, newer or older than the current one. */
  readonly revision: number
  /** The current revision that the actor saw, null for none: if it has changed, the command is refused. */
  readonly expected: number | null
  /** For the audit log; null if the actor gave none. */
  readonly reason?: string | null
}

/**
 * Makes a ready revision the current one of its item, which the site shows and downloads deliver. Processing never
 * does that. Refuses with `not-signed-in`, `forbidden`, `not-found`, `gone`, `work-withheld`, and with `state-changed` when the
 * revision is not ready or the current one is not the expected one. Publishing the current revision changes nothing.
 */
export async function publishRevision(
  payload: Payload,
  { actor, item, revision, expected, reason = null }: PublishRevision,
): Promise<Result<{ readonly revision: number }>> {
  const publisher = requireCommand(actor, 'revision.publish')
  if (!publisher.ok) return publisher
  return inTransaction<Result<{ readonly revision: number }>>(payload, async (transaction) => {
    const found = await lockRevision(transaction, item, revision)
    if (!found) return refuse('not-found', 'The item has no such revision')
    if (found.visibility === 'removed') return refuse('gone', 'The item was removed')
    if (found.visibility === 'suspended') return refuse('work-withheld')
    if (found.state !== 'ready') return refuse('state-changed', `The revision is ${found.state}`)
    if (found.current === revision) return accept({ revision })
    if (found.current !== expected) return refuse('state-changed', 'The item shows another revision by now')
    await makeCurrent(transaction, { ...found, item, revision })
    await logCommand(transaction, {
      actor: publisher.value,
      command: 'revision.publish',
      resource: 'items',
      record: item,
      reason,
      before: { current_revision: found.current },
      after: { current_revision: revision },
    })
    return accept({ revision })
  })
}

interface FoundRevision extends Record<string, unknown> {
  readonly state: Column<'revisions.state'>
  readonly format: Present<'revisions.format'>
  readonly animated: Present<'revisions.animated'>
  readonly visibility: Column<'items.visibility'>
  readonly slug: Column<'items.slug'>
  readonly current: Column<'items.current_revision_id'>
}

/** Serialises concurrent publications of one item. */
async function lockRevision(
  transaction: Transaction,
  item: number,
  revision: number,
): Promise<FoundRevision | undefined> {
  const [found] = await transaction<FoundRevision>(fragment`
    select r.state, r.format, r.animated, i.visibility, i.slug, i.current_revision_id as current
      from items i join revisions r on r.item_id = i.id
     where i.id = ${item} and r.id = ${revision}
       for update of i`)
  return found
}

interface Shown extends Pick<FoundRevision, 'format' | 'animated' | 'slug'> {
  readonly item: number
  readonly revision: number
}

/** Shows a revision as that of its item, and enqueues what follows for pages and search. */
export async function makeCurrent(
  transaction: Transaction,
  { item, revision, format, animated, slug }: Shown,
): Promise<void> {
  await transaction(fragment`
    update items set
      current_revision_id = r.id, shown_sha256 = f.sha256, shown_format = r.format, shown_width = r.width,
      shown_height = r.height, shown_ground = r.ground, shown_motion = ${motionOfFormat(format, animated)},
      shown_modified_at = now(), updated_at = now()
    from revisions r join files f on f.id = r.file_id
    where r.id = ${revision} and items.id = ${item}`)
  await enqueue(transaction, 'asset.changed', [
    {
      key: `item:${item}`,
      payload: {
        form: 'item',
        id: item,
        slugs: slug ? [slug] : [],
      },
    },
  ])
  await enqueueSearchSync(transaction, 'items', [item])
  await enqueueRelatedSync(transaction, 'items', item)
}
