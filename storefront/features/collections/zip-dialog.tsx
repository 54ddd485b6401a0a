'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ReadyPalette } from '#domain/brand-palettes/ready-palettes.ts'
import type { PlannedZip } from '#domain/contract/zips.ts'
import { useZip } from '#storefront/features/collections/use-zip.ts'
import { ZipColours } from '#storefront/features/collections/zip-colours.tsx'
import { useSession } from '#storefront/session/session.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import './collections.css'

const KILOBYTE = 1_000
const MEGABYTE = 1_000_000

interface ZipDialogProps {
  /** API path of the ZIP of a collection, pack or bundle. */
  readonly path: string
  /** The palette that is selected at first. */
  readonly begin?: ReadyPalette | null
  readonly onClose: () => void
  readonly onSaved?: () => void
}

/** Says what the ZIP of a set of items contains, and downloads it in the selected colours. */
export function ZipDialog({ path, begin = null, onClose, onSaved }: ZipDialogProps) {
  const t = useTranslations()
  const [chosen, setChosen] = useState(begin)
  const [audit, setAudit] = useState(false)
  const { state } = useSession()
  const { data, failure, mutate } = useApi<{ zip: PlannedZip }>(path)
  const { busy, failure: refused, fetchZip } = useZip(path)
  const plan = data?.zip
  const palette = plan?.recolourable === 0 ? null : chosen

  async function download(): Promise<void> {
    if (!(await fetchZip({ palette, audit }))) return
    onSaved?.()
    onClose()
  }

  return (
    <Dialog title={t('zip.button')} closeLabel={t('common.close')} size="small" onClose={onClose}>
      <div role="status">
        {plan !== undefined && <Contents plan={plan} />}
        {plan === undefined && failure === null && <p className="muted">{t('zip.counting')}</p>}
        {busy && <p className="small">{t('zip.busy')}</p>}
      </div>
      {plan !== undefined && plan.recolourable > 0 && (
        <ZipColours plan={plan} palette={palette} disabled={busy} onChange={setChosen} />
      )}
      {plan !== undefined && plan.assets > 0 && state === 'person' && (
        <label className="check">
          <input
            type="checkbox"
            checked={audit}
            disabled={busy}
            onChange={({ currentTarget }) => setAudit(currentTarget.checked)}
          />
          <span>{t('zip.audit')}</span>
        </label>
      )}
      {failure !== null && (
        <Failure
          text={t(failure.unreachable ? 'zip.failed' : `errors.${failure.faults[0]?.code ?? 'unavailable'}`)}
        />
      )}
      {refused !== null && !busy && <Failure text={refused} />}
      <div className="dialog__f">
        {failure !== null && <Button onClick={() => void mutate()}>{t('form.retry')}</Button>}
        <Button
          tone="primary"
          busy={busy}
          disabled={busy || plan === undefined || plan.assets === 0}
          onClick={() => void download()}
        >
          <Icon name="download" />
          {t(refused === null ? 'zip.start' : 'form.retry')}
        </Button>
      </div>
    </Dialog>
  )
}

function Failure({ text }: { readonly text: string }) {
  return (
    <p className="alert alert--bad" role="alert">
      <Icon name="circle-alert" />
      {text}
    </p>
  )
}

function Contents({ plan: { assets, bytes, leftOut } }: { readonly plan: PlannedZip }) {
  const t = useTranslations()
  const size = useSize(bytes)
  return (
    <div className="stack stack--tight">
      <p className="h-4 num">
        {assets === 0
          ? t('errors.nothing-to-download')
          : t('zip.holds', { assets: t('common.counts.assets', { count: assets }), size })}
      </p>
      {leftOut.length > 0 && (
        <ul className="small muted zip__out">
          {leftOut.map(({ reason, count }) => (
            <li key={reason}>{t(`zip.leftOut.${reason}`, { count })}</li>
          ))}
        </ul>
      )}
      {assets > 0 && <p className="small">{t('zip.text')}</p>}
    </div>
  )
}

function useSize(bytes: number): string {
  const { number } = useFormatter()
  const [unit, amount] =
    bytes < MEGABYTE ? (['kilobyte', bytes / KILOBYTE] as const) : (['megabyte', bytes / MEGABYTE] as const)
  return number(Math.max(amount, 1), { style: 'unit', unit, maximumFractionDigits: amount < 10 ? 1 : 0 })
}
