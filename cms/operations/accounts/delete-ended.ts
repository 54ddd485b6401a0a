import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { NOTIFICATION_RETENTION_DAYS } from '#domain/notifications/types.ts'

/** How long it can be seen what became of a mail. */
const MAIL_RETENTION_DAYS = 90
/** How long a link that was followed still says so. */
const TOKEN_RETENTION_DAYS = 7
/** How long it can be seen whether everybody was told. */
const FAN_OUT_RETENTION_DAYS = 7

/** Deletes what has ended by itself: sessions, links, counts of attempts, and old mails. */
export async function deleteEnded(payload: Payload): Promise<void> {
  for (const ended of [
    fragment`delete from sessions where expires_at < now()`,
    fragment`delete from attempts where ends_at < now()`,
    fragment`delete from collection_zips where expires_at < now()`,
    fragment`delete from account_tokens where expires_at < now() - make_interval(days => ${TOKEN_RETENTION_DAYS})`,
    fragment`delete from notifications where created_at < now() - make_interval(days => ${NOTIFICATION_RETENTION_DAYS})`,
    fragment`delete from fan_outs where done_at < now() - make_interval(days => ${FAN_OUT_RETENTION_DAYS})`,
    fragment`delete from mails where settled_at < now() - make_interval(days => ${MAIL_RETENTION_DAYS})`,
  ]) {
    await run(payload, ended)
  }
}
