import { invalid } from '../errors.ts'
import type { Price } from '../objects/catalogue.ts'
import type * as P from '../parameters.ts'
import { find, type StripeState } from '../state.ts'
import { createPrice } from './catalogue.ts'

/** The price that an item names or describes. @throws StripeError unless it recurs */
export function recurringPrice(
  state: StripeState,
  item: { readonly price?: string | undefined; readonly price_data?: P.PriceData | undefined },
  param: string,
): Price {
  if (item.price === undefined && !item.price_data)
    throw invalid(`Missing required param: ${param}[price].`, `${param}[price]`, 'parameter_missing')
  const price = item.price_data
    ? createPrice(state, item.price_data, `${param}[price_data]`)
    : find(state.prices, 'price', item.price ?? '', `${param}[price]`)
  if (price.type !== 'recurring') throw invalid('A subscription needs recurring prices.', `${param}[price]`)
  if (!price.active && item.price !== undefined) throw invalid('The price is inactive.', `${param}[price]`)
  return price
}

/** @throws StripeError unless the prices have one currency and one interval */
export function requireOneCycle(prices: readonly Price[]): void {
  const cycles = new Set(
    prices.map(
      ({ recurring, currency }) => `${currency} ${recurring?.interval_count} ${recurring?.interval}`,
    ),
  )
  if (cycles.size > 1)
    throw invalid('All items of a subscription have the same currency and interval.', 'items')
}
