import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { ContactForm } from '#domain/contract/contact.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** The same message of the same sender within this time was sent twice, not written twice. */
const REPEATED_MINUTES = 10

interface Received {
  readonly form: ContactForm
  /** The network of the sender. */
  readonly address: string
  /** The address of support. */
  readonly support: string
}

/** Stores a message of the contact form and queues its mail to support, in one transaction. */
export async function receiveContactMessage(
  payload: Payload,
  { form, address, support }: Received,
): Promise<Result<null>> {
  if (!(await withinLimit(payload, 'contact-address', address))) return refuse('too-many-attempts')
  const { name, email, topic, message, locale } = form
  await inTransaction(payload, async (transaction) => {
    const [stored] = await transaction<{ id: Column<'contact_messages.id'> }>(fragment`
      insert into contact_messages (name, email, topic, message, locale, answered, created_at, updated_at)
      select ${name}, ${email}, ${topic}, ${message}, ${locale}, false, now(), now()
       where not exists (
         select 1 from contact_messages c where c.email = ${email} and c.message = ${message}
           and c.created_at > now() - make_interval(mins => ${REPEATED_MINUTES}))
      returning id`)
    if (stored === undefined) return
    await queueMail(transaction, {
      key: `contact:${stored.id}`,
      template: 'contact-message',
      user: null,
      email: support,
      locale,
      data: { message: String(stored.id) },
    })
  })
  return accept(null)
}
