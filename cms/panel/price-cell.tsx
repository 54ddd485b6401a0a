'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, NumberFieldClient } from 'payload'
import { isCurrency } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { deskText, panelLocale } from './texts/desk-text.ts'

/** A price in a list in major units; the field stores minor units. */
export function PriceCell({ cellData, rowData }: DefaultCellComponentProps<NumberFieldClient>) {
  const { i18n } = useTranslation()
  if (typeof cellData !== 'number')
    return <span className="motif-quiet">{deskText(i18n.language, 'Free')}</span>
  const { priceCurrency } = rowData
  const currency = typeof priceCurrency === 'string' && isCurrency(priceCurrency) ? priceCurrency : 'USD'
  return <span>{formatMoney(money(cellData, currency), panelLocale(i18n.language))}</span>
}
