import { z } from 'zod'
import type { CashoutAction } from '#domain/cashouts/decide.ts'
import type { BatchAction } from '#domain/cashouts/decide-batch.ts'
import type { CashoutEvent, CashoutState } from '#domain/cashouts/states.ts'
import { staffReasonSchema } from '#domain/contract/subscriptions.ts'
import { BANK_FILES, type BankFile } from '#domain/payouts/bank-file.ts'

/** `POST /api/console/payout-batches/:id/export`. */
export const exportFormSchema = staffReasonSchema.extend({ file: z.enum(BANK_FILES) })

/** Its answer: the file, which is stored nowhere. */
export interface ExportedBatch {
  readonly name: string
  readonly content: string
  /** Payments that are not in the file, because their payout method was removed. */
  readonly missing: number
}

/** What the page of a cashout has beside its row. */
export interface CashoutDetail {
  /** Why finance holds the contributor; null where it does not. */
  readonly held: string | null
  readonly events: readonly CashoutStep[]
  readonly allowed_actions: readonly CashoutAction[]
}

export interface CashoutStep {
  readonly id: number
  readonly event: CashoutEvent | 'request'
  readonly cashout_state: CashoutState
  /** Null for the worker. */
  readonly actor: string | null
  readonly reason: string | null
  readonly at: string
}

/** What the page of a batch has beside its row. */
export interface BatchDetail {
  /** None for providers with an API. */
  readonly files: readonly BankFile[]
  readonly allowed_actions: readonly BatchAction[]
}
