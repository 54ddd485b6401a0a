import { countFailures } from '#cms/operations/accounts/limit.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { readLinkToken } from '#cms/operations/newsletter/link-tokens.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { CONFIRM_DAYS } from '#domain/newsletter/limits.ts'

interface Confirm {
  readonly token: string
  readonly kinds: readonly Kind[]
  /** The network of the visitor. */
  readonly address: string
}

/** Confirms an address by the link of its mail; a second time it only replaces the interests. */
export function confirmSubscription(
  payload: Payload,
  { token, kinds, address }: Confirm,
): Promise<Result<null>> {
  return countFailures<null>(payload, 'token-address', address, async () => {
    const link = readLinkToken(payload, 'confirm', token)
    if (link === null) return refuse('newsletter-link-ended')
    const confirmed = await run<{ id: Column<'newsletter_subscribers.id'> }>(
      payload,
      fragment`
        update newsletter_subscribers set state = 'confirmed', ended_at = null,
          kinds = ${fragment.param(kinds)}::varchar[],
          confirmed_at = case when state = 'confirmed' then confirmed_at else now() end
         where id = ${link.subscriber}::uuid and state in ('pending', 'confirmed', 'unsubscribed')
           and requested_at > now() - make_interval(days => ${CONFIRM_DAYS})
           and (state <> 'unsubscribed' or requested_at > ended_at)
        returning id`,
    )
    return confirmed.length === 0 ? refuse('newsletter-link-ended') : accept(null)
  })
}
