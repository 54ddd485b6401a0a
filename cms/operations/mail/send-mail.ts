import { type Payload, sql } from '#cms/operations/database.ts'
import { composeOutgoing } from '#cms/operations/mail/compose-outgoing.ts'
import type { MailRow, MailServices } from '#cms/operations/mail/mail-row.ts'
import { settleMail } from '#cms/operations/mail/settle-mail.ts'
import { readSender, readSupport } from '#cms/operations/site/read-sender.ts'

/** After this time a mail is not relevant any more. */
const GIVE_UP_HOURS = 48

/**
 * Sends one mail at most once: its row is marked as being sent before it is handed over. A row found in that state was
 * left by a worker that died, and may have arrived: it is not sent again.
 *
 * @throws Error when the mail server does not accept it now; the outbox retries
 */
export async function sendMail(services: MailServices, id: string): Promise<void> {
  const { payload, mailer } = services
  const mail = await claimMail(payload, id)
  if (mail === null) return
  const [sender, support] = await Promise.all([readSender(payload), readSupport(payload, services.support)])
  const composed = await composeOutgoing({ ...services, support, sender }, mail)
  if (composed === null)
    return settleMail(payload, id, { state: 'dropped', reason: 'there is nobody to send it to' })
  const delivery = await mailer.send({ ...composed, from: { name: sender.site, address: sender.address } })
  if (delivery.outcome === 'sent') return settleMail(payload, id, { state: 'sent', reason: null })
  if (delivery.outcome !== 'later') {
    payload.logger.warn(`mail ${id} ${delivery.outcome}: ${delivery.reason}`)
    const { reason, isUnknownMailbox: isBounced = false } = delivery
    return settleMail(payload, id, { state: delivery.outcome, reason, isBounced })
  }
  if (mail.age_hours >= GIVE_UP_HOURS)
    return settleMail(payload, id, { state: 'dropped', reason: delivery.reason })
  await sql(
    payload,
  )`update mails set state = 'waiting', reason = ${delivery.reason} where id = ${id} and state = 'sending'`
  throw new Error(delivery.reason)
}

/** Claims the mail, so that two workers never send it. */
async function claimMail(payload: Payload, id: string): Promise<MailRow | null> {
  const [mail] = await sql<MailRow>(payload)`
    update mails set state = 'sending' where id = ${id} and state = 'waiting'
    returning id, template, user_id, email, locale, data,
      (extract(epoch from now() - created_at) / 3600)::float8 as age_hours`
  if (mail !== undefined) return mail
  const left = await sql(payload)`select 1 from mails where id = ${id} and state = 'sending'`
  if (left.length === 0) return null
  payload.logger.warn(`mail ${id} was on its way when its worker ended: not sent again`)
  await settleMail(payload, id, {
    state: 'uncertain',
    reason: 'a worker ended while it was on its way',
  })
  return null
}
