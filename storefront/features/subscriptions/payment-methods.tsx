'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { cardBrandName } from '#domain/payments/card-brands.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface PaymentMethod {
  readonly id: string
  readonly type: string
  readonly brand: string | null
  readonly last4: string | null
}

/** The cards that renewals are charged to, and the gateway's page where they are changed. */
export function PaymentMethods() {
  const t = useTranslations()
  const { data } = useApi<{ payment_methods: readonly PaymentMethod[] }>('/auth/payment-methods')
  const [busy, setBusy] = useState(false)

  async function openPortal(): Promise<void> {
    setBusy(true)
    const body = { redirect: window.location.pathname }
    const answer = await callApi<{ portal: { url: string } }>('POST', '/auth/billing-portal', { body })
    if (answer.ok) return window.location.assign(answer.value.portal.url)
    setBusy(false)
    const code = answer.faults[0]?.code ?? 'unavailable'
    await showToast({ text: answer.unreachable ? t('form.unreachable') : t(`errors.${code}`), tone: 'bad' })
  }

  return (
    <div className="subs__card">
      <h2 className="h-3">{t('subscriptions.methods')}</h2>
      <ul className="subs__methods">
        {data?.payment_methods.map(({ id, type, brand, last4 }) => (
          <li key={id}>
            {last4 === null ? type : t('subscriptions.card', { brand: cardBrandName(brand ?? type), last4 })}
          </li>
        ))}
      </ul>
      <div>
        <Button busy={busy} disabled={busy} onClick={() => void openPortal()}>
          {t('subscriptions.changeMethod')}
        </Button>
      </div>
    </div>
  )
}
