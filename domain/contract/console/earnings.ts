import { z } from 'zod'
import { DEFAULT_EARNINGS_MONTHS, EARNINGS_MONTHS } from '#domain/earnings/periods.ts'
import { CURRENCIES, type Currency } from '#domain/money/currencies.ts'
import type { Decimal } from './billing.ts'

/** `GET /api/console/earnings`. */
export const earningsQuerySchema = z.strictObject({
  /** Calendar months up to today. */
  months: z.coerce.number().pipe(z.literal(EARNINGS_MONTHS)).default(DEFAULT_EARNINGS_MONTHS),
  /** Null for every contributor whose earnings the user reads. */
  contributor: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .nullable()
    .default(null),
  /** Null for the one with the most lines. */
  currency: z.enum(CURRENCIES).nullable().default(null),
})
export type EarningsQuery = z.output<typeof earningsQuerySchema>

type EarningsBreakdown = 'item' | 'pack' | 'country' | 'plan'
export const EARNINGS_BREAKDOWNS = [
  'item',
  'pack',
  'country',
  'plan',
] as const satisfies readonly EarningsBreakdown[]

/** What the desk exports as CSV: a breakdown, the days, or the parts of the balances. */
const EARNINGS_EXPORTS = ['day', ...EARNINGS_BREAKDOWNS, 'balance'] as const
export type EarningsExport = (typeof EARNINGS_EXPORTS)[number]

/** `GET /api/console/earnings/export`. */
export const earningsExportSchema = earningsQuerySchema.extend({ by: z.enum(EARNINGS_EXPORTS) })

/** Rows of a breakdown that the answer names, largest amounts first; the export has all. */
export const MOST_EARNINGS_ROWS = 50

/** Groups that are no row of a table: sold packs and bundles, works without a pack, single sales, unnamed countries. */
export type EarningsGroup = 'packs' | 'bundles' | 'no-pack' | 'sales' | 'unnamed'

/** Royalty lines of an item, a pack, a country or a plan. */
export interface EarningsRow {
  /** The id, the country or the plan; null for a group. */
  readonly code: string | null
  readonly group: EarningsGroup | null
  /** The title of an item or a pack, and the name of a plan; null where there is none. */
  readonly title: string | null
  /** Downloads and sales, without those lines that reverse them. */
  readonly lines: number
  /** Zero or below. */
  readonly reversed: Decimal
  /** After what was reversed. */
  readonly amount: Decimal
}

/** A download counts on its own day, a sale on the day of its payment, a reversal on the day on which it was written. */
export interface EarningsDay {
  readonly day: string
  readonly downloads: Decimal
  readonly sales: Decimal
  /** Zero or below, unless a dispute was won. */
  readonly reversed: Decimal
  readonly amount: Decimal
}

/** A part of a balance, with the reason why it is there. */
export interface BalancePart {
  readonly state: 'pending' | 'on-hold' | 'paid'
  readonly amount: Decimal
  /** A closed month, single sales, or the state of a cashout. */
  readonly reason: 'month' | 'sales' | 'requested' | 'approved' | 'processing' | 'paid'
  /** The closed month, as `2026-10`. */
  readonly month: string | null
  /** When it becomes available, is paid out at the latest, or was paid; null where it is not known yet. */
  readonly day: string | null
}

/** What one contributor has in the chosen currency. */
export interface ContributorBalance {
  readonly contributor: number
  readonly name: string
  /** Why finance holds all cashouts; null where it does not. */
  readonly held: string | null
  readonly pending: Decimal
  /** Below zero after reversals of what was paid out: later earnings make up for it first. */
  readonly available: Decimal
  readonly on_hold: Decimal
  readonly paid: Decimal
  readonly parts: readonly BalancePart[]
}

export interface ConsoleEarnings {
  /** Whose earnings the user may choose. */
  readonly contributors: readonly { readonly id: number; readonly name: string }[]
  readonly currency: Currency
  /** Currencies with lines or a balance. */
  readonly currencies: readonly Currency[]
  readonly from: string
  readonly to: string
  readonly totals: Pick<EarningsRow, 'lines' | 'reversed' | 'amount'>
  /** Every day of the period, oldest first. */
  readonly days: readonly EarningsDay[]
  readonly breakdowns: Readonly<Record<EarningsBreakdown, readonly EarningsRow[]>>
  readonly balances: readonly ContributorBalance[]
}
