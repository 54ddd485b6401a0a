import { z } from 'zod'
import type { Decimal, PaymentDetail } from './billing.ts'

/** What a customer's story consists of; `account` is its beginning. */
export const STORY_KINDS = [
  'account',
  'order',
  'subscription',
  'payment',
  'refund',
  'invoice',
  'team',
  'mail',
  'download',
  'webhook',
  'command',
] as const
export type StoryKind = (typeof STORY_KINDS)[number]

/** The pages of the console that entries lead to; an entry of another kind has none. */
export const STORY_PAGES = {
  order: 'orders',
  subscription: 'subscriptions',
  payment: 'payments',
  refund: 'refunds',
  invoice: 'invoices',
  team: 'customer-teams',
  download: 'items',
  webhook: 'webhooks',
} as const satisfies Partial<Record<StoryKind, string>>

export const STORY_PAGE_LENGTH = 50

export interface StoryEntry {
  /** Unique within the story. */
  readonly key: string
  readonly at: string
  readonly kind: StoryKind
  /** The id of the record that it is about. */
  readonly record: string
  readonly title: string | null
  /** A code of the record: its state, the event, the format, … */
  readonly state: string | null
  readonly amount: Decimal | null
  readonly currency: string | null
  /** Why, in the words of people or of a gateway. */
  readonly note: string | null
  /** The member of staff who did it. */
  readonly actor_email: string | null
}

export interface Story {
  /** Newest first. */
  readonly entries: readonly StoryEntry[]
  /** What `before` takes for the entries before these; null at the end. */
  readonly next: string | null
}

/** The place in a story after which its next page begins: the time and the key of an entry. */
const cursor = z
  .string()
  .max(200)
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\|[a-z]+:[\w-]+$/)
  .transform((text) => {
    const [at = '', key = ''] = text.split('|')
    return { at, key }
  })
  .refine(({ at }) => !Number.isNaN(Date.parse(at)))

/** The query of `GET /api/console/customers/:id/story`. */
export const storyQuerySchema = z.strictObject({
  kind: z.enum(STORY_KINDS).nullable().default(null),
  before: cursor.nullable().default(null),
})
export type StoryQuery = z.output<typeof storyQuerySchema>

/** What the page of a customer has beside its row. */
export interface CustomerDetail {
  /** What they paid and got back, by currency. */
  readonly totals: readonly {
    readonly currency: string
    readonly paid: Decimal
    readonly refunded: Decimal
  }[]
  /** The newest payments, with what this actor may do about each. */
  readonly payments: readonly CustomerPayment[]
}

export interface CustomerPayment extends PaymentDetail {
  readonly id: string
  readonly amount: Decimal
  readonly refunded: Decimal
  readonly currency: string
  readonly gateway: string
  readonly paid_at: string
}
