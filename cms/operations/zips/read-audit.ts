import { certifiableBy } from '#cms/operations/certificates/find-download.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Person } from '#cms/operations/downloads/downloader.ts'
import type { Cast, Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { displayName } from '#domain/accounts/names.ts'
import type { ZipAudit } from '#domain/zips/audit.ts'
import type { ZippedAsset } from '#domain/zips/zip-contents.ts'

interface Wanted {
  readonly by: Person
  /** Whose downloads were recorded in this transaction. */
  readonly zip: string
  /** In the order of `items`. */
  readonly assets: readonly ZippedAsset[]
  readonly items: readonly number[]
}

interface Row extends Record<string, unknown> {
  readonly item: Column<'items.id'>
  readonly revision: Cast<'revisions.number', number>
  readonly version_id: Column<'licence_versions.id'>
  readonly code: Column<'licences.code'>
  readonly name: Column<'licences.name'>
  readonly version: Column<'licence_versions.version'>
  readonly text: Column<'licence_versions_locales.text'> | null
  readonly granted: Column<'downloads.created_at'>
  readonly document: Present<'certificates.document'> | null
  readonly invoices: Computed<readonly Column<'invoices.number'>[]>
}

/** The records of the downloads of a ZIP: licences with their texts, valid certificates, and what paid for them. */
export async function readAudit(
  transaction: Transaction,
  { by, zip, assets, items }: Wanted,
): Promise<ZipAudit> {
  const rows = await transaction<Row>(fragment`
    select d.item_id as item, r.number::int as revision, v.id as version_id, l.code::text, l.name, v.version,
      text.text, root.created_at as granted, own.document,
      array(select i.number from invoices i join payments p on p.id = i.payment_id
        where i.kind = 'invoice' and (p.order_id in (select g.order_id from asset_grants g where g.id = root.grant_id)
          or (p.subscription_id = root.subscription_id and root.created_at >= p.paid_at
            and (p.period_end is null or root.created_at < p.period_end)))
        order by i.issued_at, i.number) as invoices
    from downloads d
    join downloads root on root.id = coalesce(d.licensed_by, d.id)
    join revisions r on r.id = d.revision_id
    join licence_versions v on v.id = d.licence_version_id
    join licences l on l.id = v.licence_id
    left join licence_versions_locales text on text._parent_id = v.id and text._locale = 'en'
    left join lateral (
      select c.document from certificates c join downloads d on d.id = c.download_id
       where d.item_id = root.item_id and d.revision_id = r.id and d.format::text = r.format::text
         and d.width is null and d.colours is null and c.revoked_at is null and c.withdrawn_at is null
         and ${certifiableBy(by.user)}
       order by c.issued_at desc limit 1) own on true
    where d.zip_id = ${zip}::uuid`)
  const found = new Map(rows.map((row) => [row.item, row]))
  const files = assets.flatMap((asset, index) => {
    const row = found.get(items[index] ?? 0)
    if (row === undefined) return []
    const { path, title, author, page, sha256, recoloured } = asset
    const certificate = recoloured ? null : (row.document?.certificate.number ?? null)
    const granted = new Date(row.granted).toISOString()
    const { revision, version, invoices, code: licence } = row
    return [{ path, title, author, page, sha256, revision, licence, version, granted, certificate, invoices }]
  })
  const versions = new Map(rows.map((row) => [row.version_id, row]))
  return {
    licensee: await readLicensee(transaction, by),
    files,
    licences: [...versions.values()].map(({ code, name, version, text }) => ({
      code,
      name,
      version,
      text: text ?? '',
    })),
    certificates: rows.flatMap(({ document }) => document ?? []),
  }
}

async function readLicensee(transaction: Transaction, { user, team = null }: Person): Promise<string> {
  const [row] = await transaction<{
    team: Column<'teams.name'> | null
    name: Column<'users.name'>
    email: Column<'users.email'>
  }>(fragment`
    select t.name as team, u.name, u.email from users u left join teams t on t.id = ${team}::uuid where u.id = ${user}`)
  if (row === undefined) return ''
  return row.team ?? displayName(row)
}
