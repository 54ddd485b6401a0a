'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import type { HeldSubscription, SeatPreview } from '#domain/contract/subscriptions.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { useCommand } from '#storefront/features/subscriptions/use-command.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'

interface SeatsDialogProps {
  readonly subscription: HeldSubscription
  readonly locale: Locale
  readonly onClose: () => void
  readonly onDone: () => void
}

const MAX_SEATS = 10_000

/** Changes the number of seats in two steps: the exact amount is shown first, and is the amount that is charged. */
export function SeatsDialog({ subscription, locale, onClose, onDone }: SeatsDialogProps) {
  const t = useTranslations()
  const [preview, setPreview] = useState<SeatPreview | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const { busy, run } = useCommand(() => {})
  const { uuid, version, seats } = subscription

  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const wanted = Number(new FormData(event.currentTarget).get('seats'))
    setAsking(true)
    const answer = await callApi<{ seat_change: SeatPreview }>('POST', '/auth/subscriptions/seats/preview', {
      body: { subscription_uuid: uuid, version, seats: wanted },
    })
    setAsking(false)
    if (answer.ok) return setPreview(answer.value.seat_change)
    setFault(
      answer.unreachable ? t('form.unreachable') : t(`errors.${answer.faults[0]?.code ?? 'unavailable'}`),
    )
  }

  async function confirm({ uuid: change }: SeatPreview): Promise<void> {
    const form = { seat_change_uuid: change }
    if (await run('/auth/subscriptions/seats', form, t('subscriptions.seatsChanged'))) onDone()
    else setPreview(null)
  }

  return (
    <Dialog
      title={t('subscriptions.changeSeats')}
      closeLabel={t('common.close')}
      size="small"
      onClose={onClose}
    >
      {preview === null ? (
        <form className="stack" onSubmit={(event) => void ask(event)}>
          <label className="field">
            {t('subscriptions.seats')}
            <input
              className="input"
              type="number"
              name="seats"
              min={1}
              max={MAX_SEATS}
              defaultValue={seats}
              required
            />
          </label>
          <div role="alert">{fault !== null && <p className="alert alert--bad">{fault}</p>}</div>
          <div className="dialog__f">
            <Button onClick={onClose}>{t('form.cancel')}</Button>
            <Button type="submit" tone="primary" busy={asking} disabled={asking}>
              {t('subscriptions.preview')}
            </Button>
          </div>
        </form>
      ) : (
        <div className="stack" role="status">
          <p>{amountText(preview)}</p>
          <div className="dialog__f">
            <Button onClick={() => setPreview(null)}>{t('subscriptions.back')}</Button>
            <Button tone="primary" busy={busy} disabled={busy} onClick={() => void confirm(preview)}>
              {t('subscriptions.confirm')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )

  function amountText({ seats: wanted, amount }: SeatPreview): string {
    const units = BigInt(amount.amount)
    const price = formatMoney(money(units < 0n ? -units : units, amount.currency), locale)
    return t(units < 0n ? 'subscriptions.creditNow' : 'subscriptions.chargedNow', { seats: wanted, price })
  }
}
