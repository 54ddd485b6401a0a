import { z } from 'zod'
import { CURRENCIES } from '#domain/money/currencies.ts'

/** What a statement's file names its form; another one is for another version of the rules below. */
export const STATEMENT_FORMAT = 'royalty-statement/1'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
/** Minor units. */
const amount = z.string().regex(/^(?:0|-?[1-9]\d{0,17})$/)
const currency = z.enum(CURRENCIES)
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
const id = z.string().regex(/^[1-9]\d{0,18}$/)
const whole = z.int().min(0)

/** What a line is of: a download, a single sale, or a line that takes back or returns a part of one. */
const LINE_KINDS = ['download', 'sale', 'reversal'] as const

/** Why a line reverses another one; `returned` gives a part back. */
const LINE_CAUSES = ['refund', 'chargeback', 'fee', 'returned'] as const

/** A line of a statement, with all that its amount is computed from. */
const lineSchema = z.strictObject({
  /** Its place in the statement, from 1. */
  no: z.int().min(1),
  id,
  kind: z.enum(LINE_KINDS),
  /** The day of the download, the sale or the reversal, in UTC. */
  date: z.iso.date(),
  work: z.strictObject({ form: z.enum(['item', 'pack', 'bundle']), id: whole, title: z.string() }),
  /** The plan that the download was made with. */
  plan: z.string().nullable(),
  /** A keyed hash of the account: the same within a month, another one in the next. */
  subscriber: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable(),
  /**
   * What the subscriber's billing month was worth, with the sums over all its downloads: of the weights, and of the weights
   * times shares.
   */
  pool: z.strictObject({ id, net: amount, weight: whole, shared: amount }).nullable(),
  /** What the share of a single sale is of. */
  base: amount.nullable(),
  weight: whole.nullable(),
  /** In basis points. */
  share: whole,
  /** The version of the royalty rules. */
  rule: whole,
  currency,
  amount,
  /** The line that it reverses: its id and amount, and its place. */
  reverses: z.strictObject({ id, month, no: z.int().min(1), amount }).nullable(),
  cause: z.enum(LINE_CAUSES).nullable(),
})
export type StatementLine = z.infer<typeof lineSchema>

/** The sums of lines, one for each currency in alphabetical order. */
const sumsSchema = z.array(z.strictObject({ currency, lines: whole, amount }))
export type StatementSums = z.infer<typeof sumsSchema>

const headSchema = z.strictObject({
  month,
  /** The id of the contributor. */
  contributor: whole,
  lines: whole,
  sums: sumsSchema,
  /** The hash of the last line. */
  head: hash,
})
export type StatementHead = z.infer<typeof headSchema>

const monthSchema = z.strictObject({
  month,
  statements: whole,
  lines: whole,
  sums: sumsSchema,
  /** The top of the Merkle tree over the month's statements. */
  tree: hash,
})
/** What the published root of a month covers. */
export type StatementMonth = z.infer<typeof monthSchema>

export const proofSchema = z.strictObject({
  month: monthSchema,
  root: hash,
  /** The place of the statement among those of its month, from 0. */
  position: whole,
  /** The nodes beside its way to the top of the tree. */
  path: z.array(hash).max(64),
})
export type StatementProof = z.infer<typeof proofSchema>

/** A statement as a file, with all that checks it. */
export const statementFileSchema = z.strictObject({
  format: z.literal(STATEMENT_FORMAT),
  statement: headSchema,
  lines: z.array(z.strictObject({ line: lineSchema, hash })),
  proof: proofSchema,
})
export type StatementFile = z.infer<typeof statementFileSchema>
