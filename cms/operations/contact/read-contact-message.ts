import { type Payload, sql } from '#cms/operations/database.ts'
import type { ContactTopic } from '#domain/contact/contact.ts'

/** A message of the contact form, as its mail shows it. */
export interface ContactMessage extends Record<string, unknown> {
  readonly name: string
  readonly email: string
  readonly topic: ContactTopic
  readonly message: string
  readonly locale: string
}

/** Null for a message that staff deleted. */
export async function readContactMessage(payload: Payload, id: string): Promise<ContactMessage | null> {
  const [message] = await sql<ContactMessage>(payload)`
    select name, email, topic::text, message, locale from contact_messages where id = ${Number(id)}`
  return message ?? null
}
