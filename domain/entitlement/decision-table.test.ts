import { expect, test } from 'vitest'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Visibility } from '#domain/assets/visibility.ts'
import { decidePersonDownload, type HeldAllowance } from './decide.ts'

const PRICE = 700

const allowance = (
  limit: number | null,
  used = 0,
  kind: Kind = 'icon',
  subscription = 's',
): HeldAllowance => ({
  subscription,
  kinds: [kind],
  limit,
  period: 'day',
  used,
})

interface Case {
  readonly visibility?: Visibility
  readonly price?: number | null
  readonly lastHour?: number
  readonly licensed?: boolean
  readonly bought?: boolean
  readonly allowances?: readonly HeldAllowance[]
}

/** The order of the specification (section 5), with what each row decides: a right, or the code of a refusal. */
const ROWS: readonly (readonly [string, Case, string])[] = [
  ['a draft does not exist', { visibility: 'draft', price: null }, 'not-found'],
  ['a draft does not exist for a plan', { visibility: 'draft', allowances: [allowance(null)] }, 'not-found'],
  ['a suspended work is withheld', { visibility: 'suspended', price: null }, 'work-withheld'],
  ['a suspended work is withheld from its buyer', { visibility: 'suspended', bought: true }, 'work-withheld'],
  ['a removed work is gone', { visibility: 'removed', price: null }, 'gone'],
  ['a removed work is gone for its licensee', { visibility: 'removed', licensed: true }, 'gone'],
  ['a resting work is gone', { visibility: 'resting', price: null }, 'gone'],
  ['a resting work is gone for a plan', { visibility: 'resting', allowances: [allowance(null)] }, 'gone'],
  ['a retired work stays with its licensee', { visibility: 'retired', licensed: true }, 'licence'],
  ['a retired work stays with its buyer', { visibility: 'retired', bought: true }, 'purchase'],
  [
    'a retired free work stays with its licensee',
    { visibility: 'retired', price: null, licensed: true },
    'licence',
  ],
  ['a price of none is free', { price: null }, 'free'],
  ['free comes before a licence', { price: null, licensed: true, bought: true }, 'free'],
  ['free comes before a plan that is used up', { price: null, allowances: [allowance(10, 10)] }, 'free'],
  ['the hourly limit -1', { price: null, lastHour: 299 }, 'free'],
  ['the hourly limit', { price: null, lastHour: 300 }, 'too-many-downloads'],
  ['the hourly limit +1', { price: null, lastHour: 301 }, 'too-many-downloads'],
  ['the hourly limit is for licensees too', { licensed: true, lastHour: 300 }, 'too-many-downloads'],
  ['the smallest price is not free', { price: 1 }, 'download-not-free'],
  ['a licence comes before a purchase', { licensed: true, bought: true }, 'licence'],
  ['a licence costs no plan', { licensed: true, allowances: [allowance(10, 0)] }, 'licence'],
  ['a purchase costs no plan', { bought: true, allowances: [allowance(10, 0)] }, 'purchase'],
  ['a plan with the kind', { allowances: [allowance(null)] }, 'subscription'],
  ['a plan of another kind', { allowances: [allowance(null, 0, 'illustration')] }, 'download-not-free'],
  ['a limit -1', { allowances: [allowance(10, 9)] }, 'subscription'],
  ['a limit', { allowances: [allowance(10, 10)] }, 'quota-used-up'],
  ['a limit +1, as after a change to a smaller plan', { allowances: [allowance(10, 11)] }, 'quota-used-up'],
  ['a limit on a new day', { allowances: [allowance(10, 0)] }, 'subscription'],
  ['a limit of none', { allowances: [allowance(0, 0)] }, 'quota-used-up'],
  ['the limit of another kind', { allowances: [allowance(10, 10, '3d'), allowance(null)] }, 'subscription'],
  [
    'the second plan after the first is used up',
    { allowances: [allowance(10, 10), allowance(5, 4, 'icon', 't')] },
    'subscription',
  ],
  [
    'two plans that are used up',
    { allowances: [allowance(10, 10), allowance(5, 5, 'icon', 't')] },
    'quota-used-up',
  ],
]

test.each(ROWS)('%s', (_, row, expected) => {
  const { visibility = 'published', price = PRICE, lastHour = 0, ...held } = row
  const decided = decidePersonDownload(
    { visibility, priceAmount: price, kind: 'icon' },
    { lastHour, hourlyLimit: 300, licensed: false, bought: false, allowances: [], ...held },
  )
  expect(decided.ok ? decided.value.by : decided.code).toBe(expected)
})

test('a download counts against the plan that is not used up', () => {
  const allowances = [allowance(10, 10), allowance(5, 4, 'icon', 'second')]
  const decided = decidePersonDownload(
    { visibility: 'published', priceAmount: PRICE, kind: 'icon' },
    { lastHour: 0, hourlyLimit: 300, licensed: false, bought: false, allowances },
  )
  expect(decided).toMatchObject({ value: { allowance: { subscription: 'second' } } })
})
