import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import { readSeller } from '#cms/operations/invoices/read-seller.ts'
import type { Columns, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { CertificateFact, DisputeFacts, DownloadFact, LogInFact } from '#domain/disputes/evidence.ts'
import { money } from '#domain/money/money.ts'

/** Rows of each kind in the evidence, oldest first. */
const MAX_FACTS = 1_000

type Disputed = Columns<'payments', 'id' | 'order_id' | 'subscription_id' | 'currency' | 'amount'> & {
  readonly dispute_id: Present<'disputes.gateway_id'>
  readonly reason: Columns<'disputes', 'reason'>['reason']
  readonly opened_at: Present<'disputes.opened_at'>
  readonly paid_at: Present<'payments.paid_at'>
  readonly intent: Computed<string>
  readonly country: Columns<'orders', 'country'>['country']
  readonly ordered_at: Present<'orders.created_at'>
  readonly user_id: Present<'users.id'>
  readonly name: Columns<'users', 'name'>['name']
  readonly email: Present<'users.email'>
  readonly since: Present<'users.created_at'>
} & Record<string, unknown>

/** All that is kept about a disputed payment: what was bought, and what its customer did with it. */
export async function readDisputeFacts(transaction: Transaction, id: string): Promise<DisputeFacts | null> {
  const [row] = await transaction<Disputed>(fragment`
    select p.id, p.order_id, p.subscription_id, p.currency, p.amount, d.gateway_id as dispute_id, d.reason, d.opened_at,
      p.paid_at, coalesce(p.gateway_intent_id, p.gateway_id) as intent, o.country, o.created_at as ordered_at,
      u.id as user_id, u.name, u.email, u.created_at as since
      from disputes d join payments p on p.id = d.payment_id join orders o on o.id = p.order_id
      join users u on u.id = coalesce(p.user_id, o.buyer_id) where d.id = ${id}::uuid`)
  if (row === undefined) return null
  const { party } = await readSeller(transaction)
  const lines = await transaction<
    Columns<'order_lines', 'title' | 'amount'> & Record<string, unknown>
  >(fragment`
    select title, amount from order_lines where order_id = ${row.order_id}::uuid order by position`)
  return {
    site: party.name,
    dispute: { id: row.dispute_id, reason: row.reason, openedAt: iso(row.opened_at) },
    payment: { id: row.intent, amount: money(BigInt(row.amount), row.currency), paidAt: iso(row.paid_at) },
    order: {
      id: row.order_id,
      orderedAt: iso(row.ordered_at),
      country: row.country,
      lines: lines.map(({ title, amount }) => ({ title, amount: money(BigInt(amount), row.currency) })),
    },
    customer: { name: row.name, email: row.email, since: iso(row.since) },
    downloads: await readDownloads(transaction, row.id),
    certificates: await readCertificates(transaction, row.id),
    logIns: await readLogIns(transaction, row.user_id),
  }
}

/** Downloads that a payment allowed: in the paid period of its subscription, or of what its order bought. */
function downloadsOf(payment: SQL): SQL {
  return fragment`downloads w join payments q on q.id = ${payment} and (
    (q.subscription_id is not null and w.subscription_id = q.subscription_id
      and w.created_at >= coalesce(q.period_start, q.paid_at) and w.created_at < coalesce(q.period_end, 'infinity'))
    or (q.subscription_id is null
      and w.grant_id in (select g.id from asset_grants g where g.order_id = q.order_id)))`
}

async function readDownloads(transaction: Transaction, payment: string): Promise<readonly DownloadFact[]> {
  const rows = await transaction<
    { at: Present<'downloads.created_at'>; title: Computed<string>; licence: Computed<string> } & Columns<
      'downloads',
      'format' | 'country'
    > &
      Record<string, unknown>
  >(fragment`
    select w.created_at as at, coalesce(t.title, i.slug) as title, w.format::text, w.country,
      concat_ws(' ', l.name, v.version) as licence
      from ${downloadsOf(fragment`${payment}::uuid`)} join items i on i.id = w.item_id
      left join items_locales t on t._parent_id = i.id and t._locale = 'en'
      join licence_versions v on v.id = w.licence_version_id
      join licences l on l.id = v.licence_id
     order by w.created_at, w.id limit ${MAX_FACTS}`)
  return rows.map((row) => ({ ...row, at: iso(row.at) }))
}

async function readCertificates(
  transaction: Transaction,
  payment: string,
): Promise<readonly CertificateFact[]> {
  const rows = await transaction<Columns<'certificates', 'document'> & Record<string, unknown>>(fragment`
    select c.document from ${downloadsOf(fragment`${payment}::uuid`)} join certificates c on c.download_id = w.id
     order by c.issued_at, c.number limit ${MAX_FACTS}`)
  return rows.map(({ document: { certificate } }) => ({
    number: certificate.number,
    title: certificate.asset.title,
    licensee: certificate.licensee.name,
    sha256: certificate.file.sha256,
    issuedAt: certificate.issued_at,
  }))
}

/** Sessions that have not ended, and the devices that an account was used on: older ones are deleted. */
async function readLogIns(transaction: Transaction, user: string): Promise<readonly LogInFact[]> {
  const rows = await transaction<
    { at: Computed<string>; last_used_at: Computed<string>; device: Computed<string | null> } & Record<
      string,
      unknown
    >
  >(fragment`
    select created_at as at, seen_at as last_used_at, label as device from devices where user_id = ${user}
    union all
    select s.created_at, s.seen_at, null from sessions s where s.user_id = ${user} and s.device_id is null
     order by 1 limit ${MAX_FACTS}`)
  return rows.map(({ at, last_used_at: lastUsedAt, device }) => ({
    at: iso(at),
    lastUsedAt: iso(lastUsedAt),
    device,
  }))
}

function iso(moment: string): string {
  return new Date(moment).toISOString()
}
