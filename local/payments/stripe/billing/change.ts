import { periodEnd } from '../../core/calendar.ts'
import { proratedAmount } from '../../core/share.ts'
import type { Price } from '../objects/catalogue.ts'
import type { Period as _Period } from '../objects/invoice.ts'

type Period = _Period

/** An item as it is billed now. */
export interface BilledItem {
  readonly id: string
  readonly price: Price
  readonly quantity: number
  readonly period: Period
  /** What its whole period cost, after discounts. */
  readonly value: number
}

/** An item as it is wanted. */
export interface WantedItem {
  readonly id: string
  readonly price: Price
  readonly quantity: number
}

export interface ChangeLine {
  readonly item: string
  readonly price: Price
  readonly quantity: number
  readonly amount: number
  readonly period: Period
  readonly proration: boolean
  readonly description: string
}

export interface Change {
  /** Credits for unused time, then charges for the time that is left. */
  readonly prorations: readonly ChangeLine[]
  /** The new period's full charges, where the change begins a new period. */
  readonly charges: readonly ChangeLine[]
  readonly items: readonly BilledItem[]
  /** A new period begins at the time of the change. */
  readonly restarts: boolean
}

/**
 * What a change of items at a time costs. The preview and the change itself use it, so that they are equal. Another
 * interval begins a new period; otherwise the period is kept and the rest of it is prorated by the second.
 */
export function changeItems(
  current: readonly BilledItem[],
  wanted: readonly WantedItem[],
  at: number,
  options: { readonly restart: boolean; readonly trial: boolean },
): Change {
  const before = cycleOf(current)
  const after = cycleOf(wanted)
  const restarts = !options.trial && (options.restart || before !== after)
  const kept = current[0]?.period ?? { start: at, end: at }
  const period = restarts ? { start: at, end: endOfPeriod(wanted, at) } : kept
  const items = wanted.map((item) => ({
    ...item,
    period,
    value: options.trial ? 0 : unchangedValue(current, item, restarts),
  }))
  if (options.trial) return { prorations: [], charges: [], items, restarts: false }
  const changed = restarts ? () => true : (id: string) => !isSame(find(current, id), find(wanted, id))
  const rest = { start: at, end: kept.end }
  const credits = current
    .filter(({ id }) => changed(id))
    .map((item) => creditLine(item, rest))
    .filter(({ amount }) => amount !== 0)
  const debits = restarts
    ? []
    : wanted.filter(({ id }) => changed(id)).map((item) => debitLine(item, rest, kept))
  return {
    prorations: [...credits, ...debits],
    charges: restarts ? chargeLines(wanted, period) : [],
    items,
    restarts,
  }
}

/** The full charges of a period. */
export function chargeLines(items: readonly WantedItem[], period: Period): ChangeLine[] {
  return items.map(({ id, price, quantity }) => ({
    item: id,
    price,
    quantity,
    amount: price.unit_amount * quantity,
    period,
    proration: false,
    description: `${quantity} × ${price.nickname ?? price.product}`,
  }))
}

function creditLine({ id, price, quantity, period, value }: BilledItem, rest: Period): ChangeLine {
  const unused = proratedAmount(value, rest.end - rest.start, period.end - period.start)
  return {
    item: id,
    price,
    quantity,
    amount: unused === 0 ? 0 : -unused,
    period: rest,
    proration: true,
    description: `Unused time on ${quantity} × ${price.nickname ?? price.product}`,
  }
}

function debitLine({ id, price, quantity }: WantedItem, rest: Period, whole: Period): ChangeLine {
  return {
    item: id,
    price,
    quantity,
    amount: proratedAmount(price.unit_amount * quantity, rest.end - rest.start, whole.end - whole.start),
    period: rest,
    proration: true,
    description: `Remaining time on ${quantity} × ${price.nickname ?? price.product}`,
  }
}

function unchangedValue(current: readonly BilledItem[], item: WantedItem, restarts: boolean): number {
  const before = find(current, item.id)
  return !restarts && before && isSame(before, item) ? before.value : item.price.unit_amount * item.quantity
}

function isSame(a: WantedItem | undefined, b: WantedItem | undefined): boolean {
  return a?.price.id === b?.price.id && a?.quantity === b?.quantity
}

function find<T extends WantedItem>(items: readonly T[], id: string): T | undefined {
  return items.find((item) => item.id === id)
}

function cycleOf([first]: readonly WantedItem[]): string {
  return `${first?.price.recurring?.interval_count} ${first?.price.recurring?.interval}`
}

/** The end of a period that starts at `at` in the cycle of these items. */
export function endOfPeriod([first]: readonly WantedItem[], at: number, anchor = at): number {
  const recurring = first?.price.recurring
  if (!recurring) throw new RangeError('a subscription has recurring prices')
  return periodEnd(anchor, at, recurring.interval, recurring.interval_count)
}
