import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Order, OrderedAsset } from '#domain/contract/orders.ts'

interface LineRow extends Record<string, unknown>, Columns<'order_lines', 'form' | 'title' | 'amount'> {
  /** Null for a plan, and for an asset that has no page now. */
  readonly slug: Computed<string | null>
  readonly kind: Computed<Kind | null>
  readonly free: Computed<boolean | null>
}

interface ShownOrder {
  readonly id: Column<'orders.id'>
  readonly currency: Column<'orders.currency'>
}

/** The lines of an order as its buyer sees them: those of published assets name their pages. */
export async function readShownLines(
  payload: Payload,
  { id, currency }: ShownOrder,
): Promise<Order['lines']> {
  const rows = await run<LineRow>(
    payload,
    fragment`
      select l.form, l.title, l.amount, coalesce(item.slug, pack.slug, bundle.slug) as slug,
          coalesce(item.kind::text, pack.kind::text) as kind, coalesce(item.free, pack.free) as free
        from order_lines l
        left join items item on l.form = 'item' and item.id = l.asset_id and item.visibility = 'published'
        left join packs pack on l.form = 'pack' and pack.id = l.asset_id and pack.visibility = 'published'
        left join bundles bundle on l.form = 'bundle' and bundle.id = l.asset_id and bundle.visibility = 'published'
       where l.order_id = ${id}::uuid order by l.position`,
  )
  return rows.map((row) => ({
    title: row.title,
    amount: { amount: row.amount, currency },
    asset: assetOf(row),
  }))
}

function assetOf({ form, slug, kind, free }: LineRow): OrderedAsset | null {
  if (form === 'plan' || slug === null) return null
  if (form === 'bundle') return { form, slug }
  return kind === null ? null : { form, slug, kind, free: free ?? false }
}
