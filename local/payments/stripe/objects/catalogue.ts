import type { Interval } from '../../core/calendar.ts'
import type { Base } from './base.ts'

export interface Product extends Base<'product'> {
  readonly active: boolean
  readonly default_price: string | null
  readonly description: string | null
  readonly images: readonly string[]
  readonly name: string
  readonly type: 'service'
  readonly updated: number
  readonly url: string | null
}

export interface Recurring {
  readonly interval: Interval
  readonly interval_count: number
  readonly meter: null
  readonly trial_period_days: null
  readonly usage_type: 'licensed'
}

export interface Price extends Base<'price'> {
  readonly active: boolean
  readonly billing_scheme: 'per_unit'
  readonly currency: string
  readonly lookup_key: string | null
  readonly nickname: string | null
  readonly product: string
  readonly recurring: Recurring | null
  readonly tax_behavior: 'unspecified' | 'inclusive' | 'exclusive'
  readonly tiers_mode: null
  readonly transform_quantity: null
  readonly type: 'one_time' | 'recurring'
  readonly unit_amount: number
  readonly unit_amount_decimal: string
}
