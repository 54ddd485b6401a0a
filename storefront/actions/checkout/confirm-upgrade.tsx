'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import type { Waiting } from './use-checkout.ts'

/** The form of a new team and its texts, needed by few users. */
const ChooseTeam = lazy(() => import('./choose-team.tsx').then((module) => ({ default: module.ChooseTeam })))

interface ConfirmUpgradeProps {
  readonly waiting: Waiting
  /** The name of the chosen plan. */
  readonly plan: string
}

/** Asks before a checkout that changes or adds to what the user holds (spec section 4, "Subscribing"), or for a team. */
export function ConfirmUpgrade({ waiting, plan }: ConfirmUpgradeProps) {
  const t = useTranslations('checkout')
  const [busy, setBusy] = useState(false)
  const { why, confirm, cancel } = waiting
  if (why === 'team')
    return (
      <Suspense>
        <ChooseTeam waiting={waiting} />
      </Suspense>
    )
  const run = async () => {
    setBusy(true)
    await confirm()
  }
  return (
    <Dialog
      title={t('confirm.heading', { plan })}
      closeLabel={t('confirm.close')}
      onClose={cancel}
      size="small"
    >
      <p className="muted">{t(`confirm.${why}`)}</p>
      <div className="dialog__f">
        <Button onClick={cancel}>{t('confirm.cancel')}</Button>
        <Button tone="primary" busy={busy} disabled={busy} onClick={() => void run()}>
          {t('confirm.continue')}
        </Button>
      </div>
    </Dialog>
  )
}
