import { randomUUID } from 'node:crypto'
import { countAttempt, withinLimit } from '#cms/operations/accounts/limit.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { LIMITS } from '#domain/accounts/limits.ts'
import type { SubscribeForm } from '#domain/contract/newsletter.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface Subscribe {
  readonly form: SubscribeForm
  /** The network of the visitor. */
  readonly address: string
}

type Stored = Columns<'newsletter_subscribers', 'id' | 'state'>

/**
 * Asks the address of a form for its consent. The answer is the same whether the address is new, waits, has subscribed,
 * or is not mailed any more, so that no visitor learns which addresses are subscribed; only a new or a former subscriber gets a mail.
 */
export async function subscribe(payload: Payload, { form, address }: Subscribe): Promise<Result<null>> {
  const { email, locale, website } = form
  if (!(await withinLimit(payload, 'newsletter-address', address))) return refuse('too-many-attempts')
  const toRecipient = await countAttempt(payload, 'newsletter-recipient', email)
  const isMailed = website === '' && toRecipient <= LIMITS['newsletter-recipient'].most
  if (!isMailed) return accept(null)
  await inTransaction(payload, async (transaction) => {
    const [subscriber] = await transaction<Stored>(fragment`
      insert into newsletter_subscribers as s (email, locale, state) values (${email}, ${locale}, 'pending')
      on conflict (email) do update set
        locale = case when s.state in ('pending', 'unsubscribed') then excluded.locale else s.locale end,
        requested_at = case when s.state in ('pending', 'unsubscribed') then now() else s.requested_at end
      returning id, state`)
    if (subscriber === undefined || !ASKED.has(subscriber.state)) return
    await queueMail(transaction, {
      key: `newsletter-confirm:${subscriber.id}:${randomUUID()}`,
      template: 'newsletter-confirm',
      user: null,
      email,
      locale,
      data: { subscriber: subscriber.id },
    })
  })
  return accept(null)
}

/** A mailbox that refused mails, or whose owner complained about one, is not asked again. */
const ASKED: ReadonlySet<string> = new Set(['pending', 'unsubscribed'])
