import type { MailServices } from '#cms/operations/mail/mail-row.ts'
import type { ProcessingServices } from '#cms/operations/revisions/process-revision.ts'
import type { PaymentGateways } from '#cms/ports/payment-gateway.ts'
import type { SearchIndices } from '#cms/ports/search-indices.ts'
import type { OutboxMessage } from '#domain/contract/outbox.ts'
import type { Topic } from '#domain/outbox/topics.ts'

/** Invalidates the cached pages and reads with one of these tags (domain/routing/cache-tags.ts) in every process. */
export type Invalidate = (tags: readonly string[]) => Promise<void>

/** The dependencies of the handlers. `worker.ts` composes them; tests supply their own. */
export interface JobServices extends ProcessingServices, MailServices {
  readonly invalidate: Invalidate
  /** Marks the counts of the catalogue as outdated (counts-refresher.ts). */
  readonly counts: { readonly outdated: () => void }
  /** Null without a search engine: PostgreSQL answers, and there is nothing to update. */
  readonly indices: SearchIndices | null
  readonly gateways: PaymentGateways
}

/** Messages that are handled together (domain/outbox/group.ts): at least one. */
export type Group<M> = readonly [M, ...M[]]
export type MessagesOf<T extends Topic> = Group<OutboxMessage<T>>
