'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CollectionSummary } from '#domain/contract/personal-collections.ts'
import { showRefusedToast } from '#storefront/features/collections/saving/toasts.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

const NOT_FOUND = 404

interface DeleteDialogProps {
  readonly collection: CollectionSummary
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks for confirmation before a collection is deleted. */
export function DeleteDialog({ collection: { id, name }, onClose, onDone }: DeleteDialogProps) {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)

  async function remove(): Promise<void> {
    setBusy(true)
    const answer = await callApi('DELETE', `/personal-collections/${id}`)
    setBusy(false)
    // 404 means that another tab has deleted it already.
    if (!answer.ok && answer.status !== NOT_FOUND) return showRefusedToast(answer)
    onDone()
    await showToast({ text: t('myCollections.deleted'), tone: 'ok' })
  }

  return (
    <Dialog
      title={t('myCollections.deleteTitle', { name })}
      closeLabel={t('common.close')}
      size="small"
      onClose={onClose}
    >
      <p>{t('myCollections.deleteText')}</p>
      <div className="dialog__f">
        <Button onClick={onClose}>{t('form.cancel')}</Button>
        <Button tone="danger" busy={busy} disabled={busy} onClick={() => void remove()}>
          {t('myCollections.delete')}
        </Button>
      </div>
    </Dialog>
  )
}
