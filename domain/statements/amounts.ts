import type { StatementLine, StatementSums } from '#domain/contract/statement-document.ts'
import { WHOLE_SHARE } from '#domain/royalties/rule.ts'

/**
 * Whether the amount of a line is what its own fields give (domain.md, "What a download is worth").
 *
 * A download's part of its pool is rounded down; the cents that are left of the pool go one each to the largest remainders,
 * which depend on the downloads of others, so that a line with a remainder may have one more. A reversal is no larger
 * than the line that it names, and above zero only where it returns a part.
 */
export function isComputed(line: StatementLine): boolean {
  const amount = BigInt(line.amount)
  const isReversal = line.reverses !== null && line.cause !== null
  if (line.kind === 'reversal') return isReversal && isReversed(line, amount)
  if (line.reverses !== null || line.cause !== null) return false
  return line.kind === 'sale' ? amount === saleAmount(line) : isDivided(line, amount)
}

function saleAmount({ base, share, pool, weight }: StatementLine): bigint | null {
  if (base === null || pool !== null || weight !== null) return null
  return (BigInt(base) * BigInt(share)) / BigInt(WHOLE_SHARE)
}

function isDivided({ pool, base, weight, share }: StatementLine, amount: bigint): boolean {
  if (pool === null || weight === null || base !== null) return false
  const [net, shared, own] = [BigInt(pool.net), BigInt(pool.shared), BigInt(weight) * BigInt(share)]
  if (net < 0n || shared < own || pool.weight < weight) return false
  if (shared === 0n) return amount === 0n
  const part = (net * shared) / (BigInt(WHOLE_SHARE) * BigInt(pool.weight))
  const units = (part * own) / shared
  return amount === units || (amount === units + 1n && (part * own) % shared > 0n)
}

function isReversed({ reverses, cause, pool, base }: StatementLine, amount: bigint): boolean {
  const of = BigInt(reverses?.amount ?? 0)
  if (pool !== null || base !== null || of < 0n) return false
  return cause === 'returned' ? amount > 0n && amount <= of : amount < 0n && -amount <= of
}

/** The sums of lines by currency, added up one line at a time. */
export class LineSums {
  readonly #sums = new Map<StatementLine['currency'], { lines: number; amount: bigint }>()

  add({ currency, amount }: Pick<StatementLine, 'currency' | 'amount'>, lines = 1): void {
    const { lines: count, amount: sum } = this.#sums.get(currency) ?? { lines: 0, amount: 0n }
    this.#sums.set(currency, { lines: count + lines, amount: sum + BigInt(amount) })
  }

  get values(): StatementSums {
    return [...this.#sums]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([currency, { lines, amount }]) => ({ currency, lines, amount: String(amount) }))
  }
}
