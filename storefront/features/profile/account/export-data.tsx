'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { saveFile } from '#storefront/ui/save-file.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

const FILE_NAME = 'motif-account.json'

/** Downloads all data stored about the user as a file. */
export function ExportData() {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)

  const fetchAll = async () => {
    setBusy(true)
    const answer = await callApi<{ export: unknown }>('GET', '/auth/export')
    setBusy(false)
    if (!answer.ok) {
      const code = answer.faults[0]?.code ?? 'unavailable'
      return showToast({ text: t(`errors.${code}`), tone: 'bad' })
    }
    const file = new Blob([JSON.stringify(answer.value.export, null, 2)], { type: 'application/json' })
    const address = URL.createObjectURL(file)
    saveFile(address, FILE_NAME)
    URL.revokeObjectURL(address)
  }

  return (
    <div>
      <Button busy={busy} disabled={busy} onClick={() => void fetchAll()}>
        <Icon name="download" />
        {t('profile.data.export')}
      </Button>
    </div>
  )
}
