import { z } from 'zod'
import type { StatementHead, StatementLine, StatementProof } from '#domain/contract/statement-document.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { CONSERVATION_PARTS } from '#domain/statements/conservation.ts'

const moment = z.iso.datetime()
const currency = z.enum(CURRENCIES)
/** Minor units. */
const amount = z.string().regex(/^-?\d+$/)
const sums = z.array(z.object({ currency, lines: z.int(), amount }))

const conservationSchema = z.object({
  currency,
  received: amount,
  difference: amount,
  ...(Object.fromEntries(CONSERVATION_PARTS.map((part) => [part, amount])) as Record<
    (typeof CONSERVATION_PARTS)[number],
    typeof amount
  >),
})

/** `GET /api/v2/statement-months`: the months whose statements are published, the newest first. */
export const publishedMonthsSchema = z.array(
  z.object({
    /** Such as `2026-11`. */
    month: z.string(),
    statements: z.int(),
    lines: z.int(),
    sums,
    root: z.string(),
    published_at: moment,
    /** Whether the demonstration months of the seed played in it: its money is not real. */
    demonstration: z.boolean(),
    /** What became of the money that the month received, by currency. */
    conservation: z.array(conservationSchema),
  }),
)
export type PublishedMonth = z.infer<typeof publishedMonthsSchema>[number]

/** `GET /api/v2/auth/statements`: the statements of the user's profiles, the newest first. */
export const ownStatementsSchema = z.array(
  z.object({
    id: z.uuid(),
    month: z.string(),
    /** The name of the profile. */
    name: z.string(),
    lines: z.int(),
    sums,
    published_at: moment,
  }),
)
export type OwnStatement = z.infer<typeof ownStatementsSchema>[number]

/** `GET /api/v2/auth/statements/lines`: a statement with its first lines. */
export interface ShownStatement {
  readonly id: string
  readonly name: string
  readonly head: StatementHead
  readonly proof: StatementProof
  readonly published_at: string
  /** At most `SHOWN_LINES`; the files have all. */
  readonly lines: readonly StatementLine[]
}

/** The lines of a statement that its page and its PDF have. */
export const SHOWN_LINES = 500

/** `GET /api/v2/auth/statements/file`: the whole statement. The language is that of the PDF. */
export const statementQuerySchema = z.object({
  statement: z.uuid(),
  format: z.enum(['json', 'csv', 'pdf']).default('json'),
})
export type StatementFormat = z.output<typeof statementQuerySchema>['format']
