import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { readPerson } from '#cms/operations/accounts/read-person.ts'
import { listSessions } from '#cms/operations/accounts/sessions.ts'
import { listPalettes } from '#cms/operations/brand-palettes/palettes.ts'
import { exportCart } from '#cms/operations/carts/export-cart.ts'
import { type Payload, sql } from '#cms/operations/database.ts'
import { readSettings } from '#cms/operations/notifications/settings.ts'
import { exportPaymentDetails } from '#cms/operations/payees/keep-payee.ts'
import { exportCollections } from '#cms/operations/personal-collections/export-collections.ts'
import { readRecent } from '#cms/operations/recent/recent.ts'
import { exportSaleNotices } from '#cms/operations/sale-notices/read-sale-notices.ts'
import type { Person, SessionEntry } from '#domain/contract/accounts.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** All data about a user, in the export that they can download. */
export interface ExportedData {
  readonly person: Person
  readonly sessions: readonly SessionEntry[]
  readonly devices: readonly object[]
  readonly follows: readonly object[]
  readonly downloads: readonly object[]
  readonly mails: readonly object[]
  readonly notifications: readonly object[]
  readonly notification_settings: readonly object[]
  readonly sale_notices: readonly object[]
  readonly cart: readonly object[]
  readonly brand_palettes: readonly object[]
  readonly rewards: readonly object[]
  readonly certificates: readonly object[]
  /** What staff were shown about unusual use of the account. */
  readonly signals: readonly object[]
  /** That of the account, and those of teams that the user owns. */
  readonly billing_addresses: readonly object[]
  /** Masked: identity, tax forms and payout methods. */
  readonly payment_details: object
  /** The subscription of the address of the account. */
  readonly newsletter: readonly object[]
  readonly recent: object
  readonly collections: readonly object[]
}

export async function exportData(payload: Payload, user: string): Promise<Result<ExportedData>> {
  if (!(await withinLimit(payload, 'export-account', user))) return refuse('too-many-attempts')
  const person = await readPerson(payload, user)
  if (person === null) return refuse('not-signed-in')
  const [sessions, devices, follows, downloads, mails, ownData] = await Promise.all([
    listSessions(payload, user, null),
    sql(payload)`select label, created_at, seen_at from devices where user_id = ${user} order by created_at`,
    sql(payload)`
      select c.username as contributor, f.created_at from follows f join contributors c on c.id = f.contributor_id
       where f.user_id = ${user} order by f.created_at`,
    sql(payload)`
      select i.slug as item, d.format::text, d.width::int, l.code as licence, v.version as licence_version, d.created_at
        from downloads d join items i on i.id = d.item_id
        join licence_versions v on v.id = d.licence_version_id join licences l on l.id = v.licence_id
       where d.user_id = ${user} order by d.created_at`,
    sql(payload)`
      select template, email, locale, state, created_at, settled_at from mails where user_id = ${user} order by created_at`,
    exportOwn(payload, user),
  ])
  return accept({ person, sessions, devices, follows, downloads, mails, ...ownData })
}

/** A user's notifications and private data, read one after another: an export is rare and has no need to be fast. */
async function exportOwn(payload: Payload, user: string) {
  return {
    notifications: await sql(payload)`
      select type, data, created_at, read_at from notifications where user_id = ${user} order by created_at`,
    notification_settings: await readSettings(payload, user),
    sale_notices: await exportSaleNotices(payload, user),
    cart: await exportCart(payload, user),
    brand_palettes: await listPalettes(payload, user),
    rewards: await sql(payload)`
      select program, currency, earned, amount, state, reason, created_at, due_at, settled_at from referral_rewards
        where referrer_id = ${user} order by created_at`,
    payouts: await sql(payload)`
      select currency, amount, address, state, reason, created_at, settled_at from affiliate_payouts
        where user_id = ${user} order by created_at`,
    royalties: await sql(payload)`
      select c.username, e.currency, e.amount, e.reversed, e.earned_at, e.release_at, e.released_at
        from royalty_earnings e join contributors c on c.id = e.contributor_id
       where c.owner_id = ${user} order by e.id`,
    statements: await sql(payload)`
      select c.username, m.month, s.lines, s.sums, s.head from statements s
        join statement_months m on m.id = s.month_id join contributors c on c.id = s.contributor_id
       where c.owner_id = ${user} order by m.month`,
    cashouts: await sql(payload)`
      select currency, amount, withheld, fee, tax_form, method, method_masked, state, reason, transfer, created_at,
        approved_at, sent_at, settled_at from cashouts where requested_by = ${user} order by created_at`,
    cashout_holds: await sql(payload)`
      select h.reason, h.placed_at, h.released_at from cashout_holds h join contributors c on c.id = h.contributor_id
       where c.owner_id = ${user} order by h.placed_at`,
    certificates: await sql(payload)`
      select document, issued_at, revoked_at, revocation, withdrawn_at from certificates where user_id = ${user} order by issued_at`,
    signals: await sql(payload)`
      select kind, period, measured, threshold, found_at, closed_at from abuse_signals where user_id = ${user} order by id`,
    billing_addresses: await sql(payload)`
      select t.name as team, a.name, a.company, a.line1, a.line2, a.postal_code, a.city, a.region, a.country, a.tax_id,
        a.updated_at from billing_addresses a left join teams t on t.id = a.team_id
       where a.user_id = ${user} or a.team_id in (
         select team_id from team_members where user_id = ${user} and role = 'owner') order by a.updated_at`,
    payment_details: await exportPaymentDetails(payload, user),
    newsletter: await sql(payload)`
      select s.email, s.locale, s.kinds, s.state, s.requested_at, s.confirmed_at, s.ended_at
        from newsletter_subscribers s join users u on u.email = s.email where u.id = ${user} and u.verified`,
    recent: await readRecent(payload, user),
    collections: await exportCollections(payload, user),
  }
}
