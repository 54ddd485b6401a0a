import { type Payload, sql } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'

/** A message of the contact form, as its mail shows it. */
export interface ContactMessage extends Record<string, unknown> {
  readonly name: Column<'contact_messages.name'>
  readonly email: Column<'contact_messages.email'>
  readonly topic: Column<'contact_messages.topic'>
  readonly message: Column<'contact_messages.message'>
  readonly locale: Column<'contact_messages.locale'>
}

/** Null for a message that staff deleted. */
export async function readContactMessage(payload: Payload, id: string): Promise<ContactMessage | null> {
  const [message] = await sql<ContactMessage>(payload)`
    select name, email, topic::text, message, locale from contact_messages where id = ${Number(id)}`
  return message ?? null
}
