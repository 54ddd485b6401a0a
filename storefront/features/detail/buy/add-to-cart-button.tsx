'use client'

import { useState } from 'react'
import type { CartAsset } from '#domain/contract/carts.ts'
import { Button } from '#storefront/ui/button.tsx'

interface AddToCartButtonProps {
  readonly asset: CartAsset
  readonly text: string
}

/** Adds an asset to the user's cart; a visitor logs in first. */
export function AddToCartButton({ asset, text }: AddToCartButtonProps) {
  const [busy, setBusy] = useState(false)

  async function add(): Promise<void> {
    setBusy(true)
    const { addToCart } = await import('#storefront/actions/cart/add-to-cart.ts')
    await addToCart(asset)
    setBusy(false)
  }

  return (
    <Button tone="outline" block busy={busy} disabled={busy} onClick={() => void add()}>
      {text}
    </Button>
  )
}
