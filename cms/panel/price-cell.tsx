'use client'

import type { DefaultCellComponentProps, NumberFieldClient } from 'payload'

/** A price in a list as people read it; the field itself holds minor units. */
export function PriceCell({ cellData, rowData }: DefaultCellComponentProps<NumberFieldClient>) {
  if (typeof cellData !== 'number') return <span className="motif-quiet">Free</span>
  const currency = typeof rowData.priceCurrency === 'string' ? rowData.priceCurrency : 'USD'
  return <span>{priceText(cellData, currency)}</span>
}

/** All currencies of the catalogue have two decimals (collections/fields/asset.ts). */
function priceText(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100)
}
