'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ASSET_LOCK_NAME, type ExportedLock } from '#domain/contract/asset-lock.ts'
import { showRefusedToast } from '#storefront/features/collections/saving/toasts.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { saveFile } from '#storefront/ui/save-file.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

/** Saves the `assets.lock` of a collection, with which a project checks its folder of assets. */
export function LockButton({ path }: { readonly path: string }) {
  const t = useTranslations('myCollections.lock')
  const [busy, setBusy] = useState(false)

  async function exportLock(): Promise<void> {
    setBusy(true)
    const answer = await callApi<{ exported: ExportedLock }>('GET', `${path}/assets-lock`)
    setBusy(false)
    if (!answer.ok) return showRefusedToast(answer)
    const { lock, notDownloaded } = answer.value.exported
    if (lock.assets.length === 0) return showToast({ text: t('empty'), tone: 'bad' })
    save(`${JSON.stringify(lock, null, 2)}\n`)
    await showToast({
      text: notDownloaded === 0 ? t('done') : t('partly', { count: notDownloaded }),
      tone: 'ok',
    })
  }

  return (
    <Button tone="outline" busy={busy} disabled={busy} title={t('about')} onClick={() => void exportLock()}>
      <Icon name="download" />
      {t('button')}
    </Button>
  )
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  saveFile(url, ASSET_LOCK_NAME)
  URL.revokeObjectURL(url)
}
