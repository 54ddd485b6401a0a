'use client'

import { useState } from 'react'
import type { BoughtAsset } from '#domain/contract/checkout.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface BuyButtonProps {
  readonly asset: BoughtAsset
  /** With the price. */
  readonly text: string
}

/** Opens the checkout of an asset. */
export function BuyButton({ asset, text }: BuyButtonProps) {
  const [busy, setBusy] = useState(false)

  async function buy(): Promise<void> {
    setBusy(true)
    const { buyAsset } = await import('#storefront/actions/buy/buy-asset.ts')
    await buyAsset(asset)
    setBusy(false)
  }

  return (
    <Button tone="primary" block busy={busy} disabled={busy} onClick={() => void buy()}>
      <Icon name="bag" />
      {text}
    </Button>
  )
}
