import { countFailures } from '#cms/operations/accounts/limit.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { readLinkToken } from '#cms/operations/newsletter/link-tokens.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface Unsubscribe {
  readonly token: string
  /** The network of the visitor or of the mailbox provider. */
  readonly address: string
}

/** Ends a subscription by the link of a mail, without a session. A second time it changes nothing, and says the same. */
export function unsubscribe(payload: Payload, { token, address }: Unsubscribe): Promise<Result<null>> {
  return countFailures<null>(payload, 'token-address', address, async () => {
    const link = readLinkToken(payload, 'unsubscribe', token)
    if (link === null) return refuse('newsletter-link-ended')
    return inTransaction<Result<null>>(payload, async (transaction) => {
      const [known] = await transaction<{ state: Column<'newsletter_subscribers.state'> }>(fragment`
        select state from newsletter_subscribers where id = ${link.subscriber}::uuid for update`)
      if (known === undefined) return refuse('newsletter-link-ended')
      if (known.state !== 'confirmed' && known.state !== 'pending') return accept(null)
      await transaction(fragment`
        update newsletter_subscribers set state = 'unsubscribed', ended_at = now()
         where id = ${link.subscriber}::uuid`)
      await transaction(fragment`
        update newsletter_deliveries set unsubscribed_at = now()
         where subscriber_id = ${link.subscriber}::uuid and issue_id = ${link.issue}::uuid and unsubscribed_at is null`)
      return accept(null)
    })
  })
}
