import { confirmPassword } from '#cms/operations/accounts/confirm-password.ts'
import { type Account, findAccountById } from '#cms/operations/accounts/find-account.ts'
import { enqueuePictureRemoval } from '#cms/operations/accounts/remove-picture.ts'
import { fragment, inTransaction, type Payload, type SQL } from '#cms/operations/database.ts'
import { PICTURE_USES, PICTURES } from '#domain/accounts/pictures.ts'
import { SOCIAL_NETWORK_CODES } from '#domain/accounts/social-networks.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'

/** What somebody types to end their account: the password, or the address where there is no password. */
export type DeletionProof = { readonly password: string } | { readonly email: string }

/** Whatever tells who somebody was. */
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
 * Ends an account and signs it out everywhere. Its row stays without anything that tells who it was, since downloads
 * and what they earned are kept by law; the works of a contributor stay licensed to those who have them.
 */
export async function deleteAccount(
  payload: Payload,
  user: string,
  farewell: DeletionProof,
): Promise<Result<null>> {
  const account = await findAccountById(payload, user)
  if (account === null) return refuse('not-signed-in')
  const confirmed = await confirm(payload, account, farewell)
  if (!confirmed.ok) return confirmed
  // Whoever keeps the library running is let go by an admin, not by a click.
  if (account.isStaff) return refuse('staff-account')
  await inTransaction(payload, async (transaction) => {
    const emptied = PERSONAL_COLUMNS.map((column) => fragment`${fragment.identifier(column)} = null`)
    await transaction(fragment`
      update users set email = ${anonymousEmail(user)}, verified = false, multi_login = false, is_contributor = false,
        deleted_at = now(), updated_at = now(), ${fragment.join(emptied, fragment`, `)} where id = ${user}`)
    await transaction(unfollowAll(user))
    for (const use of PICTURE_USES) await enqueuePictureRemoval(transaction, user, use)
    for (const table of [
      'sessions',
      'devices',
      'account_tokens',
      'mails',
      'follows',
      'notifications',
      'notification_settings',
      'brand_palettes',
      'recent_searches',
      'recently_viewed',
      'personal_collections',
      'collection_zips',
    ]) {
      await transaction(fragment`delete from ${fragment.identifier(table)} where user_id = ${user}`)
    }
    await transaction(fragment`delete from mails where email = ${account.email}`)
    await transaction(fragment`update contributors set owner_id = null where owner_id = ${user}`)
  })
  return accept(null)
}

async function confirm(
  payload: Payload,
  account: Account,
  farewell: DeletionProof,
): Promise<Result<unknown>> {
  if (account.hash !== null) {
    const password = 'password' in farewell ? farewell.password : ''
    return confirmPassword(payload, account.id, { field: 'password', password })
  }
  const typed = 'email' in farewell ? farewell.email : ''
  return typed === account.email ? accept(null) : refuseField('email', 'email-invalid')
}

function unfollowAll(user: string): SQL {
  return fragment`
    update contributors set followers_count = followers_count - 1
     where id in (select contributor_id from follows where user_id = ${user})`
}

/** An address nobody has: the domain is reserved for that (RFC 2606). */
function anonymousEmail(user: string): string {
  return `deleted-${user}@deleted.invalid`
}
