'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'

interface EmptyingDialogProps {
  readonly onClose: () => void
  readonly onConfirm: () => Promise<void>
}

/** Asks before all assets are removed from a cart. */
export function EmptyingDialog({ onClose, onConfirm }: EmptyingDialogProps) {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)

  async function confirm(): Promise<void> {
    setBusy(true)
    await onConfirm()
  }

  return (
    <Dialog title={t('cart.empty.title')} closeLabel={t('common.close')} size="small" onClose={onClose}>
      <p>{t('cart.empty.text')}</p>
      <div className="dialog__f">
        <Button onClick={onClose}>{t('form.cancel')}</Button>
        <Button tone="danger" busy={busy} disabled={busy} onClick={() => void confirm()}>
          {t('cart.empty.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
