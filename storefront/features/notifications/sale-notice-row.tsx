'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { SaleNotice } from '#domain/contract/sale-notices.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { addressOfAsset } from '#domain/routing/address-of-asset.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'

interface SaleNoticeRowProps {
  readonly notice: SaleNotice
  readonly locale: Locale
  readonly onCancel: () => Promise<void>
}

/** An asset with a requested notice: its picture, its name with a link while it is offered, and the button that cancels. */
export function SaleNoticeRow({ notice: { title, card }, locale, onCancel }: SaleNoticeRowProps) {
  const t = useTranslations('notifications.sale')
  const [busy, setBusy] = useState(false)
  const preview = card === null ? undefined : card.form === 'item' ? card.preview : card.previews[0]
  const content = (
    <>
      <span className="thumb">
        {preview === undefined ? (
          <Icon name="image-off" />
        ) : (
          <Artwork preview={preview} sizes={SIZES.thumb} />
        )}
      </span>
      <span className="note__text">
        {title}
        {card === null && <span className="small muted">{t('retired')}</span>}
      </span>
    </>
  )

  async function cancel(): Promise<void> {
    setBusy(true)
    await onCancel()
    setBusy(false)
  }

  return (
    <li className="notes__i">
      {card === null ? (
        <span className="note">{content}</span>
      ) : (
        <a className="note" href={addressOfAsset(card, locale)}>
          {content}
        </a>
      )}
      <Button size="small" busy={busy} aria-label={t('cancelOf', { title })} onClick={() => void cancel()}>
        {t('cancel')}
      </Button>
    </li>
  )
}
