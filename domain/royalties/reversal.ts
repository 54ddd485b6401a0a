import { allocate } from '#domain/money/allocate.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'

/** A royalty line, and what it is worth after the lines that reverse it. Minor units. */
interface EarnedLine {
  readonly amount: bigint
  readonly now: bigint
}

/**
 * The amounts of the lines that bring royalty lines to a new total: negative after a refund or a chargeback, positive when
 * one failed or was won. A loss is divided in proportion to what the lines are worth now, a gain in proportion to what
 * was taken from them, both by the largest remainder method: no line falls below zero or rises above its amount.
 *
 * @param total what the lines are to be worth together, between zero and the sum of their amounts
 */
export function reversalAmounts(
  lines: readonly EarnedLine[],
  total: bigint,
  currency: Currency,
): readonly bigint[] {
  const now = lines.reduce((sum, line) => sum + line.now, 0n)
  if (now === total) return lines.map(() => 0n)
  const weights = lines.map((line) => (total < now ? line.now : line.amount - line.now))
  return allocate(money(total - now, currency), weights).map(({ amount }) => amount)
}

/** What lines are worth together when their base has changed: in proportion to it, rounded down. */
export function totalAfter(
  amount: bigint,
  { before, after }: { readonly before: bigint; readonly after: bigint },
): bigint {
  if (before <= 0n || after <= 0n) return 0n
  return after >= before ? amount : (amount * after) / before
}
