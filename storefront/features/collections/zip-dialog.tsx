'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { PlannedZip } from '#domain/contract/personal-collections.ts'
import { showRefusedToast } from '#storefront/features/collections/saving/toasts.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { saveFile } from '#storefront/ui/save-file.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

const KILOBYTE = 1_000
const MEGABYTE = 1_000_000

interface ZipDialogProps {
  /** API path of the collection. */
  readonly path: string
  readonly onClose: () => void
}

/** Says what the ZIP of a collection contains, then downloads it. */
export function ZipDialog({ path, onClose }: ZipDialogProps) {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)
  const { data, failure, mutate } = useApi<{ zip: PlannedZip }>(`${path}/zip`)

  async function fetchZip(): Promise<void> {
    setBusy(true)
    const answer = await callApi<{ zip: { url: string } }>('POST', `${path}/zip`)
    setBusy(false)
    if (!answer.ok) return showRefusedToast(answer)
    saveFile(answer.value.zip.url)
    onClose()
    await showToast({ text: t('myCollections.zip.started'), tone: 'ok' })
  }

  return (
    <Dialog
      title={t('myCollections.zip.button')}
      closeLabel={t('common.close')}
      size="small"
      onClose={onClose}
    >
      <div role="status">
        {data !== undefined && <Contents plan={data.zip} />}
        {data === undefined && failure === null && <p className="muted">{t('myCollections.zip.counting')}</p>}
        {failure !== null && <p className="alert alert--bad">{t('errors.unavailable')}</p>}
      </div>
      <div className="dialog__f">
        {failure !== null && <Button onClick={() => void mutate()}>{t('form.retry')}</Button>}
        <Button
          tone="primary"
          busy={busy}
          disabled={busy || data === undefined || data.zip.assets === 0}
          onClick={() => void fetchZip()}
        >
          <Icon name="download" />
          {t('myCollections.zip.start')}
        </Button>
      </div>
    </Dialog>
  )
}

function Contents({ plan: { assets, bytes, leftOut } }: { readonly plan: PlannedZip }) {
  const t = useTranslations()
  const size = useSize(bytes)
  return (
    <div className="stack stack--tight">
      <p className="h-4 num">
        {assets === 0
          ? t('errors.collection-nothing-to-download')
          : t('myCollections.zip.holds', { assets: t('common.counts.assets', { count: assets }), size })}
      </p>
      {leftOut.length > 0 && (
        <ul className="small muted zip__out">
          {leftOut.map(({ reason, count }) => (
            <li key={reason}>{t(`myCollections.zip.leftOut.${reason}`, { count })}</li>
          ))}
        </ul>
      )}
      {assets > 0 && <p className="small">{t('myCollections.zip.text')}</p>}
    </div>
  )
}

function useSize(bytes: number): string {
  const { number } = useFormatter()
  const [unit, amount] =
    bytes < MEGABYTE ? (['kilobyte', bytes / KILOBYTE] as const) : (['megabyte', bytes / MEGABYTE] as const)
  return number(Math.max(amount, 1), { style: 'unit', unit, maximumFractionDigits: amount < 10 ? 1 : 0 })
}
