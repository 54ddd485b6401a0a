'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { CashoutDesk } from '#domain/contract/cashouts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'
import { amountOf, dayOf } from './amounts.ts'

type Profile = CashoutDesk['profiles'][number]

interface BalanceProps {
  readonly profile: Profile
  readonly balance: Profile['balances'][number]
  readonly locale: Locale
  readonly onRequested: (cashouts: CashoutDesk) => void
}

const SUMS = ['pending', 'available', 'on_hold', 'paid'] as const

/** The sums of one currency, with the request of what is available or what is missing for it. */
export function Balance({ profile, balance, locale, onRequested }: BalanceProps) {
  const t = useTranslations('cashouts')
  const title = `cashouts-${profile.contributor}-${balance.currency}`
  return (
    <section className="stack" aria-labelledby={title}>
      <h2 className="h-3" id={title}>
        {t('balances', { currency: balance.currency })}
      </h2>
      <dl className="cashouts__sums">
        {SUMS.map((sum) => (
          <div key={sum} className="cashouts__sum">
            <dt className="small muted">{t(`sums.${sum}`)}</dt>
            <dd className="h-2 num">{amountOf(balance[sum], locale)}</dd>
          </div>
        ))}
      </dl>
      {balance.missing.length === 0 ? (
        <Request profile={profile} balance={balance} locale={locale} onRequested={onRequested} />
      ) : (
        <Missing profile={profile} balance={balance} locale={locale} />
      )}
    </section>
  )
}

function Request({ profile: { contributor, pay_window: days }, balance, locale, onRequested }: BalanceProps) {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)
  // A request that is repeated after a lost answer has the same key.
  const key = useRef<string | null>(null)
  const { available, currency, deductions } = balance

  async function request(): Promise<void> {
    setBusy(true)
    key.current ??= crypto.randomUUID()
    const body = { contributor, currency, key: key.current }
    const answer = await callApi<{ cashouts: CashoutDesk }>('POST', '/auth/cashouts', { body })
    setBusy(false)
    if (answer.ok) {
      key.current = null
      onRequested(answer.value.cashouts)
      await showToast({ text: t('cashouts.requested') })
      return
    }
    const code = answer.unreachable ? null : (answer.faults[0]?.code ?? 'unavailable')
    await showToast({ text: code === null ? t('form.unreachable') : t(`errors.${code}`), tone: 'bad' })
  }

  return (
    <div className="stack">
      {deductions !== null && (
        <p>
          {t('cashouts.deductions', {
            net: amountOf(deductions.net, locale),
            source: amountOf(deductions.us_source, locale),
            withheld: amountOf(deductions.withheld, locale),
            fee: amountOf(deductions.fee, locale),
          })}
        </p>
      )}
      <p className="muted">
        {t('cashouts.window', { from: dayOf(days.from, locale), to: dayOf(days.to, locale) })}
      </p>
      <div>
        <Button tone="primary" busy={busy} disabled={busy} onClick={() => void request()}>
          {t('cashouts.request', { amount: amountOf(available, locale) })}
        </Button>
      </div>
    </div>
  )
}

function Missing({ profile, balance, locale }: Omit<BalanceProps, 'onRequested'>) {
  const t = useTranslations()
  const minimum = t('cashouts.minimum', { minimum: amountOf(balance.minimum, locale) })
  const first =
    profile.first_payout_at === null
      ? null
      : t('cashouts.firstPayout', { date: dayOf(profile.first_payout_at, locale) })
  return (
    <div className="stack muted">
      <p>{t('cashouts.missing')}</p>
      <ul className="cashouts__missing">
        {balance.missing.map((gate) => (
          <li key={gate}>
            {t(`errors.${gate}`)}
            {gate === 'cashout-below-minimum' && ` ${minimum}`}
            {gate === 'cashout-too-early' && first !== null && ` ${first}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
