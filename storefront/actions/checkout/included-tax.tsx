'use client'

import type { IncludedTax as Included } from '#domain/contract/included-tax.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { useApi } from '#storefront/session/use-api.ts'

interface IncludedTaxProps {
  /** Minor units. */
  readonly amount: bigint | string
  readonly currency: string
  readonly locale: Locale
}

/** The tax that a price includes for this buyer, or that the buyer pays it; nothing where no tax is collected. */
export function IncludedTax({ amount, currency, locale }: IncludedTaxProps) {
  const query = new URLSearchParams({ amount: String(amount), currency, lang: locale })
  const { data } = useApi<{ included_tax: Included }>(`/included-tax?${query}`)
  return data?.included_tax.notes.map((note) => (
    <p key={note} className="small muted">
      {note}
    </p>
  ))
}
