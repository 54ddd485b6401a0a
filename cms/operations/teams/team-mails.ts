import { fragment, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { MailTemplate } from '#domain/mail/templates.ts'

type TeamMail = Extract<MailTemplate, `team-${string}`>

interface Notice {
  /** The name of the team. */
  readonly name: string
  readonly key: string
  readonly template: TeamMail
}

/** Queues a mail about a team to an account, in its own language. */
export async function mailMember(
  transaction: Transaction,
  { user, email }: { readonly user: string; readonly email: string },
  { name, key, template }: Notice,
): Promise<void> {
  await queueMail(transaction, { key, template, user, email, locale: 'en', data: { title: name } })
}

interface Owner extends Record<string, unknown> {
  readonly user: Column<'users.id'>
  readonly email: Column<'users.email'>
}

/** The recipient of mails to a team: its owner. */
export async function readOwner(transaction: Transaction, team: string): Promise<Owner | undefined> {
  const [owner] = await transaction<Owner>(fragment`
    select u.id as user, u.email from team_members m join users u on u.id = m.user_id
     where m.team_id = ${team}::uuid and m.role = 'owner' and u.deleted_at is null`)
  return owner
}
