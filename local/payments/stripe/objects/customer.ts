import type { Address, Base } from './base.ts'

export interface Customer extends Base<'customer'> {
  readonly address: Address | null
  /** Negative: a credit that the next invoices use. */
  readonly balance: number
  readonly currency: string | null
  readonly default_source: null
  readonly delinquent: boolean
  readonly description: string | null
  readonly email: string | null
  readonly invoice_prefix: string
  readonly invoice_settings: {
    readonly custom_fields: null
    readonly default_payment_method: string | null
    readonly footer: null
    readonly rendering_options: null
  }
  readonly name: string | null
  readonly next_invoice_sequence: number
  readonly phone: string | null
  readonly preferred_locales: readonly string[]
  readonly shipping: null
  readonly tax_exempt: 'none' | 'exempt' | 'reverse'
  readonly test_clock: null
}
