'use client'

import { useTranslations } from 'next-intl'
import type { HeldSubscription } from '#domain/contract/subscriptions.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { PaymentMethods } from '#storefront/features/subscriptions/payment-methods.tsx'
import { SubscriptionCard } from '#storefront/features/subscriptions/subscription-card.tsx'
import { useApi } from '#storefront/session/use-api.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import './subscriptions.css'

/** What the user subscribes to, with its use, price and next bill (spec section 2, dashboard). */
export function Subscriptions({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const { data, failure, refreshing, mutate } = useApi<{ subscriptions: readonly HeldSubscription[] }>(
    '/auth?subscriptions=1',
  )
  const held = data?.subscriptions
  return (
    <section className="subs" aria-labelledby="subscriptions-title">
      <h1 className="h-1" id="subscriptions-title">
        {t('dashboard.sections.subscriptions')}
      </h1>
      {failure !== null && !refreshing ? (
        <div className="alert alert--bad" role="alert">
          <Icon name="circle-alert" />
          <div className="stack">
            <p>{t('subscriptions.notRead')}</p>
            <div>
              <Button size="small" onClick={() => void mutate()}>
                {t('form.retry')}
              </Button>
            </div>
          </div>
        </div>
      ) : held === undefined ? (
        <div className="sk-late" role="status">
          <span className="vh">{t('common.loading')}</span>
          <div className="sk subs__waiting" aria-hidden="true" />
        </div>
      ) : held.length === 0 ? (
        <EmptyState heading={t('subscriptions.none.heading')} text={t('subscriptions.none.text')}>
          <LinkButton tone="primary" href={href('pricing', locale)}>
            {t('subscriptions.none.step')}
          </LinkButton>
        </EmptyState>
      ) : (
        held.map((subscription) => (
          <SubscriptionCard
            key={subscription.uuid}
            subscription={subscription}
            locale={locale}
            onChanged={() => void mutate()}
          />
        ))
      )}
      {held !== undefined && held.length > 0 && <PaymentMethods />}
    </section>
  )
}
