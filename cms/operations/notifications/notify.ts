import { fragment, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import { factsOf, type NotificationType } from '#domain/notifications/types.ts'

interface Notice {
  readonly user: string
  readonly type: NotificationType
  /** The deduplication key: a second notification with the key is not written. */
  readonly key: string
  readonly data?: Readonly<Record<string, string | null>>
  /** Absent for the present. */
  readonly at?: Date | null
}

/** Notifies one user on the site, in the transaction of the event, unless they have switched the type off. */
export async function notify(
  transaction: Transaction,
  { user, type, key, data = {}, at = null }: Notice,
): Promise<void> {
  await transaction(fragment`
    insert into notifications (user_id, type, key, data, created_at)
    select ${user}, ${type}, ${key}, ${JSON.stringify(data)}::jsonb, ${momentOf(at)}
     where coalesce((select site from notification_settings s where s.user_id = ${user} and s.type = ${type}),
       ${factsOf(type).site}::boolean)
    on conflict (user_id, key) do nothing`)
}
