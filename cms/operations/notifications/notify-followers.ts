import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { startFanOut } from '#cms/operations/notifications/fan-out.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import { FORMS, type Form } from '#domain/assets/forms.ts'

export interface PublishedAsset {
  readonly form: Form
  readonly id: number
}

/**
 * Notifies the followers of a contributor of published works, all together. Works that were announced before or are
 * not public any more are skipped.
 */
export async function notifyFollowers(
  payload: Payload,
  contributor: number,
  published: readonly PublishedAsset[],
): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    let count = 0
    let newest: number | null = null
    for (const form of FORMS) {
      const ids = published.filter((asset) => asset.form === form).map(({ id }) => id)
      if (ids.length === 0) continue
      const fresh = await announce(transaction, form, ids)
      count += fresh.length
      if (form === 'item') newest = fresh.at(-1) ?? null
    }
    if (count === 0) return
    await startFanOut(transaction, {
      audience: 'followers',
      subject: contributor,
      key: `contributor-published:${contributor}:${new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)}`,
      data: { contributor, count, sample: newest },
    })
  })
}

/** @returns the ids that were not announced before, in ascending order */
async function announce(transaction: Transaction, form: Form, ids: readonly number[]): Promise<number[]> {
  const rows = await transaction<{ id: Column<'announced_assets.asset_id'> }>(fragment`
    insert into announced_assets (form, asset_id)
    select ${form}, a.id from ${fragment.identifier(ASSET_TABLES[form])} a
     where a.id = any(${fragment.param([...new Set(ids)])}::int[]) and ${form === 'bundle' ? fragment`a.visibility = 'published'` : isShown('a')} order by a.id
    on conflict do nothing returning asset_id as id`)
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}
