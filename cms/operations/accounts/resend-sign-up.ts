import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { hashSecret } from '#cms/operations/accounts/secret.ts'
import type { Visitor } from '#cms/operations/accounts/visitor.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { readMailPace, visitingRequester } from '#cms/operations/mail/read-mail-pace.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface ResendSignUp {
  readonly email: string
  readonly redirect: string | null
  readonly visitor: Pick<Visitor, 'address' | 'device'>
}

/**
 * Mails the link of a sign-up again. An address without an account, or with a verified one, gets no mail; the answer
 * is the same.
 */
export async function resendSignUp(
  payload: Payload,
  { email, redirect, visitor }: ResendSignUp,
): Promise<Result<null>> {
  const requester = await visitingRequester(payload, email, visitor)
  if (!requester.isKnown && !(await withinLimit(payload, 'mail-address', visitor.address)))
    return refuse('too-many-attempts')
  const { dueAt, key } = await readMailPace(payload, email, requester)
  await inTransaction(payload, async (transaction) => {
    const [account] = await transaction<{ id: Column<'users.id'>; locale: Present<'users.locale'> }>(fragment`
      select id, locale::text from users where email = ${email} and not verified and deleted_at is null`)
    if (account === undefined) return
    await queueMail(transaction, {
      key: `verify-email:${account.id}:${key}`,
      template: 'verify-email',
      user: account.id,
      email,
      locale: account.locale,
      dueAt,
      // The link signs in the browser that requested it, if it is the one that opens the link.
      data: { device: visitor.device && hashSecret(visitor.device), redirect },
    })
  })
  return accept(null)
}
