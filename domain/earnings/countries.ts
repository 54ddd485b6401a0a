/** Buyers whom a country of a month must have, so that its sum does not reveal what one of them did. */
export const LEAST_BUYERS = 10
/** Days of the second month after a month, until which its lines are written. */
export const SETTLING_DAYS = 7

/** What the buyers of one country brought in one calendar month. Minor units. */
export interface CountryCell {
  /** ISO 3166; null where the order has none. */
  readonly country: string | null
  /** As `2026-11`. */
  readonly month: string
  /** Whether its lines were written while its month settled, and that is over: the cell never changes again. */
  readonly isSettled: boolean
  readonly buyers: number
  readonly lines: number
  readonly reversed: bigint
  readonly amount: bigint
}

export type CountrySum = Pick<CountryCell, 'country' | 'lines' | 'reversed' | 'amount'>

/**
 * The sums by country. A country is named for the months in which it has enough buyers; everything else is one group
 * without a name. Where the rest of a month has too few buyers itself, the smallest named countries of that month join it:
 * otherwise the total would reveal it. Only settled months are named, so that two answers on different days
 * never differ by a single buyer.
 *
 * @returns the named countries by amount, and the group without a name last, if there is one
 */
export function groupCountries(cells: readonly CountryCell[]): readonly CountrySum[] {
  const named = new Set<CountryCell>()
  for (const month of new Set(cells.map((cell) => cell.month)))
    for (const cell of namedOf(cells.filter((one) => one.month === month && one.isSettled))) named.add(cell)
  const sums = new Map<string | null, CountrySum>()
  for (const cell of cells) {
    const country = named.has(cell) ? cell.country : null
    const { lines, reversed, amount } = sums.get(country) ?? { lines: 0, reversed: 0n, amount: 0n }
    sums.set(country, {
      country,
      lines: lines + cell.lines,
      reversed: reversed + cell.reversed,
      amount: amount + cell.amount,
    })
  }
  return [...sums.values()].sort(
    (a, b) =>
      Number(a.country === null) - Number(b.country === null) ||
      Number(b.amount - a.amount) ||
      String(a.country).localeCompare(String(b.country)),
  )
}

function namedOf(cells: readonly CountryCell[]): readonly CountryCell[] {
  const isLarge = ({ country, buyers }: CountryCell) => country !== null && buyers >= LEAST_BUYERS
  const large = cells.filter(isLarge).sort((a, b) => b.buyers - a.buyers)
  let rest = cells.filter((cell) => !isLarge(cell)).reduce((sum, { buyers }) => sum + buyers, 0)
  while (rest > 0 && rest < LEAST_BUYERS) {
    const smallest = large.pop()
    if (smallest === undefined) break
    rest += smallest.buyers
  }
  return large
}
