'use client'

import type { DefaultCellComponentProps, NumberFieldClient } from 'payload'
import { isCurrency } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'

/** A price in a list in major units; the field stores minor units. */
export function PriceCell({ cellData, rowData }: DefaultCellComponentProps<NumberFieldClient>) {
  if (typeof cellData !== 'number') return <span className="motif-quiet">Free</span>
  const { priceCurrency } = rowData
  const currency = typeof priceCurrency === 'string' && isCurrency(priceCurrency) ? priceCurrency : 'USD'
  return <span>{formatMoney(money(cellData, currency), 'en')}</span>
}
