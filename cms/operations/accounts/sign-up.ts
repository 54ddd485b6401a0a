import { randomUUID } from 'node:crypto'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { hashPassword } from '#cms/operations/accounts/password-hash.ts'
import { hashSecret } from '#cms/operations/accounts/secret.ts'
import type { Visitor } from '#cms/operations/accounts/visitor.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { readMailPace, visitingRequester } from '#cms/operations/mail/read-mail-pace.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { fullName } from '#domain/accounts/names.ts'
import type { SignUpForm } from '#domain/contract/accounts.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { MailPace } from '#domain/mail/pace.ts'
import type { Acquisition } from '#domain/visitors/acquisition.ts'

const DOUBLE_SUBMIT_SECONDS = 60

interface SignUp {
  readonly form: SignUpForm
  readonly visitor: Visitor & { readonly device: string }
  readonly referredBy: string | null
  readonly acquisition: Acquisition | null
}

/**
 * Creates an account and mails the link that verifies its address. Where the address has an account, its owner is
 * notified by mail and the answer is the same: only the mailbox learns the difference. Mail limits never prevent the
 * account; its mail follows at the latest with the next slot.
 */
export async function signUp(
  payload: Payload,
  { form, visitor, referredBy, acquisition }: SignUp,
): Promise<Result<null>> {
  if (!(await withinLimit(payload, 'sign-up-address', visitor.address))) return refuse('too-many-attempts')
  const pace = await readMailPace(payload, form.email, await visitingRequester(payload, form.email, visitor))
  const { hash, salt } = await hashPassword(form.password)
  const { email, first_name: first, last_name: last, locale } = form
  await inTransaction(payload, async (transaction) => {
    const [made] = await transaction<{ id: Column<'users.id'> }>(fragment`
      insert into users (id, email, hash, salt, name, first_name, last_name, locale, terms_agreement_user, referred_by,
        acquisition)
      values (${randomUUID()}, ${email}, ${hash}, ${salt}, ${fullName(first, last)}, ${first}, ${last}, ${locale}, now(),
        ${referredBy}, ${acquisition && JSON.stringify(acquisition)}::jsonb)
      on conflict (email) do nothing returning id`)
    if (made === undefined) return mailExistingOwner(transaction, form, pace)
    await queueMail(transaction, {
      key: `verify-email:${made.id}`,
      template: 'verify-email',
      user: made.id,
      email,
      locale,
      dueAt: pace.dueAt,
      // The link signs in the browser that signed up.
      data: { device: hashSecret(visitor.device), redirect: form.redirect ?? null },
    })
  })
  return accept(null)
}

/** A form that is sent twice arrives again within moments and sends no notification. */
async function mailExistingOwner(
  transaction: Transaction,
  { email, locale }: SignUpForm,
  { dueAt, key: part }: MailPace,
): Promise<void> {
  const [old] = await transaction(fragment`
    select 1 from users where email = ${email} and created_at < now() - make_interval(secs => ${DOUBLE_SUBMIT_SECONDS})`)
  if (old === undefined) return
  const key = `account-exists:${hashSecret(email)}:${part}`
  await queueMail(transaction, { key, template: 'account-exists', user: null, email, locale, dueAt })
}
