import { fragment, type Payload, run } from '#cms/operations/database.ts'

/** How long it can be seen what became of a mail. */
const KEEP_MAILS_DAYS = 90
/** How long a link that was followed still says so. */
const KEEP_TOKENS_DAYS = 7

/** Deletes what has ended by itself: sessions, links, counts of attempts, and old mails. */
export async function deleteEnded(payload: Payload): Promise<void> {
  for (const ended of [
    fragment`delete from sessions where expires_at < now()`,
    fragment`delete from attempts where ends_at < now()`,
    fragment`delete from account_tokens where expires_at < now() - make_interval(days => ${KEEP_TOKENS_DAYS})`,
    fragment`delete from mails where settled_at < now() - make_interval(days => ${KEEP_MAILS_DAYS})`,
  ]) {
    await run(payload, ended)
  }
}
