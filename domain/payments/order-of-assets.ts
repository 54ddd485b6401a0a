import type { Form } from '#domain/assets/forms.ts'
import type { Visibility } from '#domain/assets/visibility.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Money, money } from '#domain/money/money.ts'

/** An asset as the catalogue sells it. */
export interface SoldAsset {
  readonly form: Form
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly visibility: Visibility
  /** The first is the main price; none for a free asset. */
  readonly prices: readonly Money[]
  /** The buyer has it: it, its pack or its bundle was bought, or it was downloaded under a licence that they keep. */
  readonly isOwned: boolean
}

/** One line of an order of assets, in minor units of the order's currency. */
export interface AssetLine {
  readonly form: Form
  readonly assetId: number
  readonly title: string
  readonly unitPrice: bigint
}

export interface AssetOrder {
  readonly lines: readonly AssetLine[]
  readonly total: Money
}

/**
 * What an order of assets costs, from the catalogue alone. Refused as a whole where one asset is not for sale in the
 * currency, or is owned already: the buyer never pays for less than they chose.
 *
 * @param currency that of the first asset's main price by default
 */
export function orderOfAssets(
  assets: readonly SoldAsset[],
  currency: Currency | undefined = assets[0]?.prices[0]?.currency,
): Result<AssetOrder> {
  if (assets.length === 0) return refuse('cart-empty')
  const lines: AssetLine[] = []
  for (const asset of assets) {
    const price = asset.prices.find((one) => one.currency === currency)
    if (asset.isOwned) return refuse('already-owned', asset.title)
    if (asset.visibility !== 'published' || price === undefined || price.amount <= 0n)
      return refuse('asset-not-sold', asset.title)
    lines.push({ form: asset.form, assetId: asset.id, title: asset.title, unitPrice: price.amount })
  }
  return accept({ lines, total: totalOf(lines, currency) })
}

function totalOf(lines: readonly AssetLine[], currency: Currency | undefined): Money {
  if (currency === undefined) throw new Error('an order without a currency')
  return money(
    lines.reduce((sum, { unitPrice }) => sum + unitPrice, 0n),
    currency,
  )
}
