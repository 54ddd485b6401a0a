import type { MoneyJson } from '#domain/contract/catalogue.ts'

/** An asset without a price is free (spec section 5: "price is 0"). */
export function isFree(price: MoneyJson | null): boolean {
  return price === null || price.amount === 0
}
