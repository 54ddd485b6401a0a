import type { BillingPeriod } from '#domain/plans/plan.ts'

/** What happens in the demonstration months. Buyers, makers and orders are named by their place in the plan. */
export type LifeAct =
  | { readonly act: 'join'; readonly buyer: number }
  | {
      readonly act: 'subscribe'
      readonly buyer: number
      readonly order: string
      readonly plan: number
      readonly period: BillingPeriod
    }
  | {
      readonly act: 'buy'
      readonly buyer: number
      readonly order: string
      readonly works: readonly WorkPlace[]
    }
  /** A checkout that its buyer left. */
  | { readonly act: 'abandon'; readonly buyer: number; readonly order: string }
  | {
      readonly act: 'pay' | 'renew' | 'decline' | 'cancel' | 'end'
      readonly buyer: number
      readonly order: string
    }
  | { readonly act: 'download'; readonly buyer: number; readonly work: WorkPlace }
  | { readonly act: 'ask-refund' | 'refund-part' | 'dispute'; readonly buyer: number; readonly order: string }
  | { readonly act: 'decide-dispute'; readonly buyer: number; readonly order: string; readonly won: boolean }
  /** What the worker does by itself. */
  | { readonly act: 'work' }
  | { readonly act: 'state-details' | 'decide-details'; readonly maker: number }
  | { readonly act: 'request-cashout'; readonly maker: number }
  | {
      readonly act: 'approve' | 'second-approve' | 'reject' | 'hold' | 'pay-cashout' | 'fail-cashout'
      readonly maker: number
    }
  | { readonly act: 'form-batches' | 'send-batches' | 'pay-batches' }

export type LifeEvent = LifeAct & {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A work by its maker and its place among the works of that maker. */
export interface WorkPlace {
  readonly maker: number
  readonly work: number
}
