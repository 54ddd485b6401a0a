'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CartLineJson } from '#domain/contract/carts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { addressOfAsset } from '#domain/routing/address-of-asset.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { GROUND_LOOKS, groundFor } from '#storefront/ui/ground.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'

interface CartLineProps {
  readonly line: CartLineJson
  readonly locale: Locale
  readonly onRemove: () => Promise<void>
}

/** One asset of a cart: its picture, name, author and price, why it is not charged, and the button that removes it. */
export function CartLine({ line, locale, onRemove }: CartLineProps) {
  const t = useTranslations('cart')
  const [busy, setBusy] = useState(false)
  const { title, author, card, state, price, previous } = line
  const write = (sum: NonNullable<CartLineJson['price']>) =>
    formatMoney(money(BigInt(sum.amount), sum.currency), locale)

  async function remove(): Promise<void> {
    setBusy(true)
    await onRemove()
    setBusy(false)
  }

  return (
    <li className="cart__line" data-state={state}>
      <Thumb card={card} />
      <div className="cart__what">
        {card === null ? (
          <span className="cart__title">{title}</span>
        ) : (
          <a className="cart__title" href={addressOfAsset(card, locale)}>
            {title}
          </a>
        )}
        {author !== null && <span className="small muted">{t('by', { author })}</span>}
        {state !== 'sold' && <span className="small">{t(`state.${state}`)}</span>}
        {previous !== null && <span className="small">{t('was', { price: write(previous) })}</span>}
      </div>
      <span className="cart__price num">{price !== null && write(price)}</span>
      <Button
        size="small"
        busy={busy}
        disabled={busy}
        aria-label={t('removeOf', { title })}
        onClick={() => void remove()}
      >
        {t('remove')}
      </Button>
    </li>
  )
}

function Thumb({ card }: Pick<CartLineJson, 'card'>) {
  const preview = card === null ? undefined : card.form === 'item' ? card.preview : card.previews[0]
  if (preview === undefined)
    return (
      <span className="thumb">
        <Icon name="image-off" />
      </span>
    )
  const kind = card === null || card.form === 'bundle' ? 'icon' : card.kind
  return (
    <span className={['thumb', GROUND_LOOKS[groundFor(kind, preview.ground)]].filter(Boolean).join(' ')}>
      <Artwork preview={preview} sizes={SIZES.thumb} />
    </span>
  )
}
