import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { networkKey } from './network-key.ts'

interface Seen {
  readonly user: string
  /** The part of the address that limits count by. */
  readonly network: string
  readonly now: Date
}

/** Records from which network an account downloads, once a day. */
export async function recordNetwork(payload: Payload, seen: Seen, secret: string): Promise<void> {
  const { user, now } = seen
  await run(
    payload,
    fragment`
      insert into account_networks (user_id, day, network)
      values (${user}, ${now.toISOString().slice(0, 10)}::date, ${networkKey(seen, now, secret)})
      on conflict do nothing`,
  )
}
