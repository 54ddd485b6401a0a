import { confirmPassword } from '#cms/operations/accounts/confirm-password.ts'
import { type Account, findAccountById } from '#cms/operations/accounts/find-account.ts'
import { enqueuePictureRemoval } from '#cms/operations/accounts/remove-picture.ts'
import { handOver, readOwners } from '#cms/operations/contributors/team/lock-team.ts'
import {
  fragment,
  inTransaction,
  type Payload,
  type SQL,
  type Transaction,
} from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { erasePayee } from '#cms/operations/payees/keep-payee.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { endMemberships } from '#cms/operations/teams/end-membership.ts'
import { PICTURE_USES, PICTURES } from '#domain/accounts/pictures.ts'
import { SOCIAL_NETWORK_CODES } from '#domain/accounts/social-networks.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'

/** What a user types to delete the account: the password, or the e-mail address of an account without a password. */
export type DeletionProof = { readonly password: string } | { readonly email: string }

/** Columns that identify the user. */
const PERSONAL_COLUMNS = [
  'name',
  'first_name',
  'last_name',
  'username',
  'company',
  'country',
  'designation',
  'hash',
  'salt',
  'google_id',
  'referred_by',
  'acquisition',
  ...PICTURE_USES.map((use) => PICTURES[use].column),
  ...SOCIAL_NETWORK_CODES.map((network) => `social_urls_${network}`),
] as const

/**
 * Deletes an account and ends its sessions. Its row stays without personal data, since downloads and their royalties
 * must be kept by law; the works of a contributor stay licensed to their holders.
 */
export async function deleteAccount(
  payload: Payload,
  user: string,
  proof: DeletionProof,
): Promise<Result<null>> {
  const account = await findAccountById(payload, user)
  if (account === null) return refuse('not-signed-in')
  const confirmed = await confirm(payload, account, proof)
  if (!confirmed.ok) return confirmed
  // Staff accounts are removed by an admin, not by the user.
  if (account.isStaff) return refuse('staff-account')
  await inTransaction(payload, async (transaction) => {
    const emptied = PERSONAL_COLUMNS.map((column) => fragment`${fragment.identifier(column)} = null`)
    await transaction(fragment`
      update users set email = ${anonymousEmail(user)}, verified = false, multi_login = false, is_contributor = false,
        deleted_at = now(), updated_at = now(), ${fragment.join(emptied, fragment`, `)} where id = ${user}`)
    await transaction(unfollowAll(user))
    // The worker deletes unfinished uploads without an account, with their bytes.
    await transaction(fragment`update uploads set user_id = null where user_id = ${user}`)
    await endRenewals(transaction, user)
    // What was reported stays for staff, without its sender.
    await transaction(fragment`update reports set user_id = null, email = null where user_id = ${user}`)
    await transaction(fragment`
      update affiliate_payouts set address = null where user_id = ${user} and state in ('paid', 'refused')`)
    await erasePayee(transaction, user)
    await transaction(fragment`
      update cashouts set method_masked = null where requested_by = ${user} and state in ('rejected', 'paid', 'failed')`)
    for (const use of PICTURE_USES) await enqueuePictureRemoval(transaction, user, use)
    for (const table of [
      'sessions',
      'devices',
      'account_tokens',
      'mails',
      'follows',
      'notifications',
      'notification_settings',
      'sale_notices',
      'carts',
      'brand_palettes',
      'recent_searches',
      'recently_viewed',
      'personal_collections',
      'account_networks',
      'abuse_signals',
      'referral_clicks',
      'certificates',
      'billing_addresses',
      'zips',
      'contributor_members',
    ]) {
      await transaction(fragment`delete from ${fragment.identifier(table)} where user_id = ${user}`)
    }
    await transaction(fragment`delete from mails where email = ${account.email}`)
    // Only its owner ends a subscription: any visitor can open an account with another person’s address.
    if (account.verified)
      await transaction(fragment`delete from newsletter_subscribers where email = ${account.email}`)
    await transaction(fragment`delete from contributor_invitations where email = ${account.email}`)
    await transaction(fragment`delete from team_invitations where email = ${account.email}`)
    await endHolding(transaction, user)
    await endMemberships(transaction, user)
  })
  return accept(null)
}

/** What the user pays for does not renew any more; the worker turns it off at the gateway. */
async function endRenewals(transaction: Transaction, user: string): Promise<void> {
  const held = await transaction<{ id: Column<'subscriptions.id'> }>(fragment`
    select id from subscriptions where user_id = ${user} and gateway is not null and not cancel_at_period_end
      and state in ('trialing', 'active', 'past-due')`)
  await enqueue(
    transaction,
    'subscription.end',
    held.map(({ id }) => ({ key: id, payload: { subscription: id, when: 'period-end' } })),
  )
}

/** The teams of the account go to their longest-serving owner; its other contributors are left without an account. */
async function endHolding(transaction: Transaction, user: string): Promise<void> {
  const held = await transaction<{ id: Column<'contributors.id'> }>(fragment`
    select id from contributors where owner_id = ${user} order by id for update`)
  for (const { id } of held) {
    const [heir] = await readOwners(transaction, id)
    if (heir !== undefined) await handOver(transaction, { contributor: id, from: user, heir })
  }
  await transaction(fragment`update contributors set owner_id = null where owner_id = ${user}`)
  await transaction(fragment`update users set is_contributor = false where id = ${user}`)
}

async function confirm(payload: Payload, account: Account, proof: DeletionProof): Promise<Result<unknown>> {
  if (account.hash !== null) {
    const password = 'password' in proof ? proof.password : ''
    return confirmPassword(payload, account.id, { field: 'password', password })
  }
  const typed = 'email' in proof ? proof.email : ''
  return typed === account.email ? accept(null) : refuseField('email', 'email-invalid')
}

function unfollowAll(user: string): SQL {
  return fragment`
    update contributors set followers_count = followers_count - 1
     where id in (select contributor_id from follows where user_id = ${user})`
}

/** An unreachable address: the domain is reserved (RFC 2606). */
function anonymousEmail(user: string): string {
  return `deleted-${user}@deleted.invalid`
}
