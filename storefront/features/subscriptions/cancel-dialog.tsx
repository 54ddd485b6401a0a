'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { CANCELLATION_REASONS, type HeldSubscription } from '#domain/contract/subscriptions.ts'
import { useCommand } from '#storefront/features/subscriptions/use-command.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'

interface CancelDialogProps {
  readonly subscription: HeldSubscription
  /** The last day of the paid period, as text. */
  readonly until: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/**
 * Turns the renewal off with the second click. The survey comes afterwards and can be closed: it never blocks (spec
 * section 2, "cancel auto-renewal survey").
 */
export function CancelDialog({ subscription, until, onClose, onDone }: CancelDialogProps) {
  const t = useTranslations()
  const [isCancelled, setCancelled] = useState(false)
  const { busy, run } = useCommand(onDone)
  const { uuid, version, plan_info: plan } = subscription

  async function cancel(): Promise<void> {
    const form = { subscription_uuid: uuid, version }
    if (await run('/auth/subscriptions/cancel', form, t('subscriptions.cancelled'))) setCancelled(true)
    else onClose()
  }

  return (
    <Dialog
      title={t(isCancelled ? 'subscriptions.survey.title' : 'subscriptions.cancelTitle', { plan: plan.name })}
      closeLabel={t('common.close')}
      size="small"
      onClose={onClose}
    >
      {isCancelled ? (
        <Survey subscription={uuid} onClose={onClose} />
      ) : (
        <>
          <p>{t('subscriptions.cancelText', { until })}</p>
          <div className="dialog__f">
            <Button onClick={onClose}>{t('subscriptions.keep')}</Button>
            <Button tone="danger" busy={busy} disabled={busy} onClick={() => void cancel()}>
              {t('subscriptions.cancelNow')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function Survey({ subscription, onClose }: { readonly subscription: string; readonly onClose: () => void }) {
  const t = useTranslations('subscriptions.survey')

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onClose()
    const reason = data.get('reason')
    if (reason !== null)
      await callApi('POST', '/auth/subscriptions/survey', {
        body: { subscription_uuid: subscription, reason, words: String(data.get('words') ?? '') },
      })
  }

  return (
    <form className="stack" onSubmit={(event) => void send(event)}>
      <fieldset className="stack">
        <legend>{t('question')}</legend>
        {CANCELLATION_REASONS.map((reason) => (
          <label key={reason} className="check">
            <input type="radio" name="reason" value={reason} />
            <span>{t(`reasons.${reason}`)}</span>
          </label>
        ))}
      </fieldset>
      <label className="field">
        {t('words')}
        <textarea className="input" name="words" rows={3} maxLength={1000} />
      </label>
      <div className="dialog__f">
        <Button onClick={onClose}>{t('skip')}</Button>
        <Button type="submit" tone="primary">
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
