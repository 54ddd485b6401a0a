'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import type { HeldSubscription, PlanPreview } from '#domain/contract/subscriptions.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { href } from '#domain/routing/href.ts'
import type { PlanOption } from '#domain/subscriptions/plan-options.ts'
import { useCommand } from '#storefront/features/subscriptions/use-command.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'

interface ChangePlanProps {
  readonly subscription: HeldSubscription
  /** At least one. */
  readonly options: readonly PlanOption[]
  readonly locale: Locale
}

/** Chooses a plan and a period, shows the exact amount, and changes the plan for that amount. */
export function ChangePlan({ subscription, options, locale }: ChangePlanProps) {
  const t = useTranslations()
  const [preview, setPreview] = useState<PlanPreview | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const { busy, run } = useCommand(() => {})
  const { uuid, version, plan_info: plan, price } = subscription
  const write = (units: bigint) => formatMoney(money(units, price.currency), locale)

  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const chosen = options[Number(new FormData(event.currentTarget).get('option'))]
    if (chosen === undefined) return
    setAsking(true)
    setFault(null)
    const answer = await callApi<{ plan_change: PlanPreview }>('POST', '/auth/subscriptions/plan/preview', {
      body: { subscription_uuid: uuid, version, plan_id: chosen.planId, billing_period: chosen.period },
    })
    setAsking(false)
    if (answer.ok) return setPreview(answer.value.plan_change)
    setFault(
      answer.unreachable ? t('form.unreachable') : t(`errors.${answer.faults[0]?.code ?? 'unavailable'}`),
    )
  }

  async function confirm({ uuid: change }: PlanPreview): Promise<void> {
    const done = await run(
      '/auth/subscriptions/plan',
      { plan_change_uuid: change },
      t('subscriptions.change.done'),
    )
    if (done) window.location.assign(href('dashboard', locale, { section: 'subscriptions' }))
    else setPreview(null)
  }

  if (preview !== null)
    return (
      <div className="subs__card" role="status">
        <h2 className="h-3">{preview.title}</h2>
        <p>{amountText(preview)}</p>
        <p className="muted">{t('subscriptions.change.rest')}</p>
        <div className="row row--wrap subs__acts">
          <Button onClick={() => setPreview(null)}>{t('subscriptions.back')}</Button>
          <Button tone="primary" busy={busy} disabled={busy} onClick={() => void confirm(preview)}>
            {t('subscriptions.confirm')}
          </Button>
        </div>
      </div>
    )
  return (
    <form className="subs__card" onSubmit={(event) => void ask(event)}>
      <p>
        {t('subscriptions.change.now', {
          plan: plan.name,
          price: t(`subscriptions.per.${plan.period}`, { amount: write(BigInt(price.amount)) }),
        })}
      </p>
      <fieldset className="stack">
        <legend className="h-4">{t('subscriptions.change.choose')}</legend>
        {options.map(({ planId, name, period, price: cost }, index) => (
          <label key={`${planId} ${period}`} className="check">
            <input type="radio" name="option" value={index} defaultChecked={index === 0} />
            <span>
              {name}{' '}
              <span className="muted num">{t(`subscriptions.per.${period}`, { amount: write(cost) })}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div role="alert">{fault !== null && <p className="alert alert--bad">{fault}</p>}</div>
      <div>
        <Button type="submit" tone="primary" busy={asking} disabled={asking}>
          {t('subscriptions.preview')}
        </Button>
      </div>
    </form>
  )

  function amountText({ amount }: PlanPreview): string {
    const units = BigInt(amount.amount)
    const text = formatMoney(money(units < 0n ? -units : units, amount.currency), locale)
    return t(units < 0n ? 'subscriptions.change.credit' : 'subscriptions.change.charge', { price: text })
  }
}
