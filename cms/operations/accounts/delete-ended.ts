import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { CONTACT_RETENTION_DAYS } from '#domain/contact/contact.ts'
import { ORDER_RETENTION_DAYS } from '#domain/custom-orders/request.ts'
import { CONFIRM_DAYS, SUPPRESSED_DAYS } from '#domain/newsletter/limits.ts'
import { NOTIFICATION_RETENTION_DAYS } from '#domain/notifications/types.ts'
import { REPORT_ADDRESS_DAYS } from '#domain/reports/report.ts'

/** How long the state of a mail can be inspected. */
const MAIL_RETENTION_DAYS = 90
/** How long a used link answers that it was used. */
const TOKEN_RETENTION_DAYS = 7
/** How long the completion of a fan-out can be inspected. */
const FAN_OUT_RETENTION_DAYS = 7

/**
 * Deletes expired sessions, links and counts of attempts, unconfirmed and ended subscriptions, old mails, old messages of the contact form, and the addresses
 * in decided reports.
 */
export async function deleteEnded(payload: Payload): Promise<void> {
  for (const ended of [
    fragment`delete from sessions where expires_at < now()`,
    fragment`delete from attempts where ends_at < now()`,
    fragment`delete from contributor_invitations where expires_at < now() - make_interval(days => ${TOKEN_RETENTION_DAYS})`,
    fragment`delete from team_invitations where expires_at < now() - make_interval(days => ${TOKEN_RETENTION_DAYS})`,
    fragment`delete from zips where expires_at < now()`,
    fragment`delete from account_tokens where expires_at < now() - make_interval(days => ${TOKEN_RETENTION_DAYS})`,
    fragment`delete from notifications where created_at < now() - make_interval(days => ${NOTIFICATION_RETENTION_DAYS})`,
    fragment`delete from fan_outs where done_at < now() - make_interval(days => ${FAN_OUT_RETENTION_DAYS})`,
    fragment`delete from mails where settled_at < now() - make_interval(days => ${MAIL_RETENTION_DAYS})`,
    fragment`update reports set email = null where email is not null and decided_at < now() - make_interval(days => ${REPORT_ADDRESS_DAYS})`,
    fragment`delete from newsletter_subscribers where state = 'pending' and requested_at < now() - make_interval(days => ${CONFIRM_DAYS})`,
    fragment`delete from newsletter_subscribers where ended_at < now() - make_interval(days => ${SUPPRESSED_DAYS})`,
    fragment`delete from contact_messages where created_at < now() - make_interval(days => ${CONTACT_RETENTION_DAYS})`,
    fragment`delete from custom_orders where created_at < now() - make_interval(days => ${ORDER_RETENTION_DAYS})`,
  ]) {
    await run(payload, ended)
  }
}
