import { randomUUID } from 'node:crypto'
import {
  type Account,
  findAccountByEmail,
  findAccountByGoogle,
  findAccountById,
} from '#cms/operations/accounts/find-account.ts'
import { countFailures } from '#cms/operations/accounts/limit.ts'
import { openSession } from '#cms/operations/accounts/open-session.ts'
import type { OpenedSession, Visitor } from '#cms/operations/accounts/visitor.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { GoogleIdentity, IdentityVerifier } from '#cms/ports/identity.ts'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { fullName } from '#domain/accounts/names.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Acquisition } from '#domain/visitors/acquisition.ts'

interface OneTap {
  readonly credential: string
  readonly locale: Locale
  readonly visitor: Visitor
  readonly referredBy: string | null
  readonly acquisition: Acquisition | null
}

/** Signs a user in or up with a Google identity. */
export function googleSignIn(
  payload: Payload,
  identities: IdentityVerifier,
  tap: OneTap,
): Promise<Result<OpenedSession>> {
  return countFailures(payload, 'token-address', tap.visitor.address, () =>
    redeemCredential(payload, identities, tap),
  )
}

async function redeemCredential(
  payload: Payload,
  identities: IdentityVerifier,
  { credential, locale, visitor, referredBy, acquisition }: OneTap,
): Promise<Result<OpenedSession>> {
  const identity = await identities.verify(credential)
  if (identity === null || !identity.emailVerified) return refuse('google-refused')
  const found = await accountOf(payload, identity, { locale, referredBy, acquisition })
  if (!found.ok) return found
  const { id, hash } = found.value
  const opened = await inTransaction(payload, (transaction) =>
    openSession(transaction, { user: id, remembered: true, visitor, comparedHash: hash }),
  )
  return opened === null ? refuse('google-refused') : accept(opened)
}

type NewAccount = Pick<OneTap, 'locale' | 'referredBy' | 'acquisition'>

async function accountOf(
  payload: Payload,
  identity: GoogleIdentity,
  newAccount: NewAccount,
): Promise<Result<Account>> {
  const linked = await findAccountByGoogle(payload, identity.googleId)
  if (linked !== null) return accept(linked)
  const email = normaliseEmail(identity.email)
  if (!isEmail(email)) return refuse('google-refused')
  const existing = await findAccountByEmail(payload, email)
  if (existing !== null) return link(payload, existing, identity)
  const id = await makeAccount(payload, { ...identity, email }, newAccount)
  const made =
    id === null ? await findAccountByGoogle(payload, identity.googleId) : await findAccountById(payload, id)
  return made === null ? refuse('google-refused') : accept(made)
}

/**
 * Google proves the ownership of an address only if it hosts the mailbox; staff sign in by password. The creator of
 * an unverified account has not proved ownership, so that account's password and sessions are invalidated.
 */
async function link(payload: Payload, account: Account, identity: GoogleIdentity): Promise<Result<Account>> {
  if (!identity.runsMailbox || account.isStaff || account.googleId !== null) return refuse('google-refused')
  await inTransaction(payload, async (transaction) => {
    await transaction(fragment`
      update users set google_id = ${identity.googleId}, updated_at = now(),
        hash = case when verified then hash end, salt = case when verified then salt end, verified = true
       where id = ${account.id} and google_id is null`)
    if (account.verified) return
    for (const table of ['sessions', 'devices', 'account_tokens']) {
      await transaction(fragment`delete from ${fragment.identifier(table)} where user_id = ${account.id}`)
    }
  })
  const after = await findAccountById(payload, account.id)
  return after?.googleId === identity.googleId ? accept(after) : refuse('google-refused')
}

/** @returns the id, null when a concurrent request created the account */
async function makeAccount(
  payload: Payload,
  { googleId, email, firstName, lastName }: GoogleIdentity,
  { locale, referredBy, acquisition }: NewAccount,
): Promise<string | null> {
  return inTransaction(payload, async (transaction) => {
    const [made] = await transaction<{ id: Column<'users.id'> }>(fragment`
      insert into users (id, email, google_id, verified, name, first_name, last_name, locale, referred_by,
        acquisition)
      values (${randomUUID()}, ${email}, ${googleId}, true, ${fullName(firstName, lastName)}, ${firstName}, ${lastName},
        ${locale}, ${referredBy}, ${acquisition && JSON.stringify(acquisition)}::jsonb)
      on conflict do nothing returning id`)
    if (made === undefined) return null
    await queueMail(transaction, {
      key: `welcome:${made.id}`,
      template: 'welcome',
      user: made.id,
      email,
      locale,
    })
    await notify(transaction, { user: made.id, type: 'welcome', key: 'welcome' })
    return made.id
  })
}
