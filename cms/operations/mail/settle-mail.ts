import { type Payload, sql } from '#cms/operations/database.ts'

/** What became of a mail. */
interface Settled {
  readonly state: 'sent' | 'refused' | 'uncertain' | 'dropped'
  readonly reason: string | null
  /** The mail server says that the mailbox does not exist. */
  readonly isBounced?: boolean
}

/**
 * Records what became of a mail, and of the delivery of a newsletter. A mailbox that does not exist gets no newsletter again,
 * whichever mail it refused.
 */
export async function settleMail(
  payload: Payload,
  id: string,
  { state, reason, isBounced = false }: Settled,
): Promise<void> {
  await sql(payload)`
    with settled as (
      update mails set state = ${state}, reason = ${reason}, settled_at = now()
       where id = ${id}::uuid and state in ('sending', 'uncertain') returning id, email),
    delivered as (
      update newsletter_deliveries d set settled_at = now(),
        state = case when ${isBounced}::boolean then 'bounced' else ${state}::varchar end
       from settled s where d.mail_id = s.id)
    update newsletter_subscribers n set state = 'bounced', ended_at = now()
      from settled s where n.email = s.email and n.state <> 'complained' and ${isBounced}::boolean`
}
