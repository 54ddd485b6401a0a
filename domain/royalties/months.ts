/** A span of time, in milliseconds since 1970; the end is not in it. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * The billing months of a paid period, in UTC: each begins on the day of the month on which the period begins, or on the
 * last day of a shorter month. The last one ends with the period.
 */
export function billingMonths({ start, end }: Span): readonly Span[] {
  const months: Span[] = []
  for (let position = 0, from = start; from < end; position += 1) {
    const next = Math.min(addMonths(start, position + 1), end)
    months.push({ start: from, end: next })
    from = next
  }
  return months
}

/**
 * What each billing month of a payment is worth, in minor units. The net amount is spread over time to the millisecond,
 * rounded down at the end of each month, so that the months add up to it. What was refunded is taken from the last months
 * first, as the ledger takes it from what is not earned yet.
 *
 * @param net after tax and fees, before refunds; below zero counts as zero
 * @param refunded without tax
 */
export function netOfMonths(
  { net, refunded }: { readonly net: bigint; readonly refunded: bigint },
  months: readonly Span[],
): readonly bigint[] {
  const first = months[0]
  const last = months.at(-1)
  if (first === undefined || last === undefined) return []
  const earned = atLeastZero(net)
  const kept = atLeastZero(earned - refunded)
  const length = BigInt(last.end - first.start)
  const keptBy = (moment: number) => {
    const due = (earned * BigInt(moment - first.start)) / length
    return due < kept ? due : kept
  }
  return months.map(({ start, end }) => keptBy(end) - keptBy(start))
}

function addMonths(start: number, count: number): number {
  const date = new Date(start)
  const wanted = date.getUTCMonth() + count
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), wanted + 1, 0)).getUTCDate()
  return (
    Date.UTC(date.getUTCFullYear(), wanted, Math.min(date.getUTCDate(), lastDay)) +
    (start - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()))
  )
}

function atLeastZero(amount: bigint): bigint {
  return amount < 0n ? 0n : amount
}
