'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { DownloadEntry } from '#domain/contract/account-downloads.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { downloadFile } from '#storefront/ui/download/download-file.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

/** Fetches what was downloaded once more, as it was. */
export function AgainButton({ entry: { id, item } }: { readonly entry: DownloadEntry }) {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)

  const fetchAgain = async () => {
    setBusy(true)
    const answer = await callApi<{ download: { url: string } }>('POST', `/auth/downloads/${id}/again`)
    const saved = answer.ok && (await downloadFile(answer.value.download.url))
    setBusy(false)
    if (saved) return
    const code = answer.ok ? 'unavailable' : (answer.faults[0]?.code ?? 'unavailable')
    await showToast({ text: t(`errors.${code}`), tone: 'bad' })
  }

  return (
    <Button
      tone="quiet"
      size="small"
      iconOnly
      busy={busy}
      disabled={busy}
      aria-label={t('downloads.again', { title: item.title })}
      onClick={() => void fetchAgain()}
    >
      <Icon name="download" />
    </Button>
  )
}
