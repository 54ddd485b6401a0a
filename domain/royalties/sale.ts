import { allocate } from '#domain/money/allocate.ts'
import { type Money, money, multiplyFloor } from '#domain/money/money.ts'
import { WHOLE_SHARE } from '#domain/royalties/rule.ts'

/** A line of an order of assets. */
export interface SoldLine {
  readonly line: number
  /** Its price in the order, before the discount of the whole order. */
  readonly price: bigint
  /** Who made it: the contributor of an item or a pack, those of the packs of a bundle with their list prices. */
  readonly makers: readonly Maker[]
}

interface Maker {
  readonly contributor: number
  readonly listPrice: bigint
  /** The share of single sales, in basis points. */
  readonly share: number
}

interface SaleRoyalty {
  readonly line: number
  readonly contributor: number
  readonly share: number
  /** The part of the payment after tax and fee that the share is of. */
  readonly base: Money
  readonly amount: Money
}

/**
 * What a single sale earns (domain.md: 60 % of the price after tax and gateway fee; a bundle's share is split by list
 * price). The net amount is divided over the lines that have makers by their prices, and that of a line over its makers by their list prices,
 * equally where none has one, both by the largest remainder method; each share is rounded down.
 */
export function saleRoyalties(net: Money, lines: readonly SoldLine[]): readonly SaleRoyalty[] {
  const sold = lines.filter(({ makers }) => makers.length > 0)
  const bases = divide(
    net,
    sold.map(({ price }) => price),
  )
  return sold.flatMap((one, position) => {
    const base = bases[position] ?? money(0n, net.currency)
    const parts = divide(
      base,
      one.makers.map(({ listPrice }) => listPrice),
    )
    return one.makers.map(({ contributor, share }, at) => {
      const part = parts[at] ?? money(0n, net.currency)
      const amount = multiplyFloor(part, { numerator: BigInt(share), denominator: BigInt(WHOLE_SHARE) })
      return { line: one.line, contributor, share, base: part, amount }
    })
  })
}

/** By weights, or equally where all of them are zero. */
function divide(amount: Money, weights: readonly bigint[]): readonly Money[] {
  if (weights.length === 0) return []
  return allocate(amount, weights.every((weight) => weight === 0n) ? weights.map(() => 1n) : weights)
}
