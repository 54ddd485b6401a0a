import type { PoolLines } from '#cms/operations/royalties/pool-lines.ts'

/** What the lines of a contributor in one currency come to. Minor units, as text. */
interface LinesSum {
  readonly contributor: number
  readonly currency: string
  readonly lines: number
  readonly amount: string
}

/** Sums the lines of pools. @param currencies of each pool */
export function sumLines(lines: PoolLines, currencies: readonly string[]): readonly LinesSum[] {
  const sums = new Map<string, Map<number, { lines: number; amount: bigint }>>()
  for (const [pool, currency] of currencies.entries()) {
    const its = sums.get(currency) ?? new Map<number, { lines: number; amount: bigint }>()
    sums.set(currency, its)
    for (let line = lines.starts[pool] ?? 0; line < (lines.starts[pool + 1] ?? 0); line += 1) {
      const contributor = lines.contributors[line] ?? 0
      const sum = its.get(contributor) ?? { lines: 0, amount: 0n }
      its.set(contributor, sum)
      sum.lines += 1
      sum.amount += lines.amounts[line] ?? 0n
    }
  }
  return [...sums].flatMap(([currency, its]) =>
    [...its].map(([contributor, { lines: count, amount }]) => ({
      contributor,
      currency,
      lines: count,
      amount: amount.toString(),
    })),
  )
}
