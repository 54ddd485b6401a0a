import type { Currency } from './currencies.ts'
import { money } from './money.ts'
import { decimalText, readDecimal } from './text.ts'

/** A price as a person typed it: minor units, null for an empty field, or what is wrong with it. */
export type TypedPrice =
  | { readonly ok: true; readonly amount: number | null }
  | { readonly ok: false; readonly text: string }

/**
 * Reads a price that a person typed in major units: `9.00`, `9`, `9,00`. Amounts that the field cannot store exactly are
 * refused, never rounded.
 */
export function readTypedPrice(text: string, currency: Currency): TypedPrice {
  const typed = text.trim()
  if (typed === '') return { ok: true, amount: null }
  const read = readDecimal(typed.replace(/^(-?\d+),(\d+)$/, '$1.$2'), currency)
  if (read === null || read.amount < 0n || read.amount > BigInt(Number.MAX_SAFE_INTEGER))
    return { ok: false, text: typed }
  return { ok: true, amount: Number(read.amount) }
}

/** Minor units as a person reads and types them; empty without a price. */
export function typedPriceText(amount: number | null | undefined, currency: Currency): string {
  return typeof amount === 'number' && Number.isSafeInteger(amount)
    ? decimalText(money(amount, currency))
    : ''
}
