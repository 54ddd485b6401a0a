import { ASSET_TABLES, type AssetTable } from '#cms/operations/asset-tables.ts'
import { fragment, type Payload, prepared, run } from '#cms/operations/database.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import type { Form } from '#domain/assets/forms.ts'
import { shortIdOfSlug } from '#domain/assets/short-id.ts'
import { pageStatus } from '#domain/assets/visibility.ts'
import type { Address } from '#domain/contract/catalogue.ts'

interface AddressRow extends Record<string, unknown> {
  readonly kind: Column<`${'items' | 'packs'}.kind`> | null
  readonly free: Present<`${AssetTable}.free`>
  readonly slug: Present<`${AssetTable}.slug`>
  readonly visibility: Column<`${AssetTable}.visibility`>
}

/**
 * The current address of an asset by its slug, else by the short id at its end, since titles change and the id does
 * not. Null when there is none; a draft is indistinguishable from that.
 */
export async function readAddress(payload: Payload, form: Form, slug: string): Promise<Address | null> {
  const kind = form === 'bundle' ? fragment`null` : fragment`a.kind::text`
  const table = fragment.raw(ASSET_TABLES[form])
  const rows = await run<AddressRow>(
    payload,
    prepared(fragment`
      select ${kind} as kind, a.free, a.slug, a.visibility::text from ${table} a
      where a.slug = ${slug} or a.short_id = ${shortIdOfSlug(slug) ?? null}
      order by (a.slug = ${slug}) desc limit 1`),
  )
  const row = rows[0]
  if (row === undefined || pageStatus(row.visibility) === 404) return null
  return { form, kind: row.kind, free: row.free, slug: row.slug, status: pageStatus(row.visibility) }
}
