'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { OrderWithPayments } from '#domain/contract/subscriptions.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { longDay } from '#storefront/ui/date-language.ts'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface RefundNoteProps {
  /** The id of the payment. */
  readonly payment: string
  readonly locale: Locale
}

/** Until when a payment is refunded without a decision of staff, and why, as the server answers now; and the button for it. */
export function RefundNote({ payment: id, locale }: RefundNoteProps) {
  const t = useTranslations()
  const { data, mutate } = useApi<{ orders: readonly OrderWithPayments[] }>('/auth/orders')
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const payment = data?.orders.flatMap(({ payments }) => payments).find(({ uuid }) => uuid === id)
  if (payment === undefined) return null
  const { automatic, reason, until } = payment.refund
  const day = longDay(locale)
  const left = BigInt(payment.amount.amount) - BigInt(payment.refunded.amount)
  const amount = formatMoney(money(left, payment.amount.currency), locale)

  async function refund(): Promise<void> {
    setBusy(true)
    const answer = await callApi('POST', '/auth/refunds', { body: { payment_uuid: id } })
    setBusy(false)
    setOpen(false)
    await mutate()
    const refused = answer.ok ? null : t(`errors.${answer.faults[0]?.code ?? 'unavailable'}`)
    await showToast({ text: refused ?? t('transactions.refund.done'), tone: refused === null ? 'ok' : 'bad' })
  }

  return (
    <span className="tiny muted transactions__refund">
      {t(`transactions.refund.${reason}`, { until: day.format(lastDayOf(until)) })}{' '}
      {automatic && (
        <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('transactions.refund.ask')}
        </button>
      )}
      {isOpen && (
        <Dialog
          title={t('transactions.refund.title', { amount })}
          closeLabel={t('common.close')}
          size="small"
          onClose={() => setOpen(false)}
        >
          <p>{t('transactions.refund.text')}</p>
          <div className="dialog__f">
            <Button onClick={() => setOpen(false)}>{t('form.cancel')}</Button>
            <Button tone="danger" busy={busy} disabled={busy} onClick={() => void refund()}>
              {t('transactions.refund.confirm')}
            </Button>
          </div>
        </Dialog>
      )}
    </span>
  )
}

/** The window ends at midnight: the last day is the one before. */
function lastDayOf(end: string): Date {
  return new Date(Date.parse(end) - 1)
}
