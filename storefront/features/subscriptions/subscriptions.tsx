'use client'

import { useTranslations } from 'next-intl'
import type { HeldSubscription } from '#domain/contract/subscriptions.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { PaymentMethods } from '#storefront/features/subscriptions/payment-methods.tsx'
import { SubscriptionCard } from '#storefront/features/subscriptions/subscription-card.tsx'
import { useApi } from '#storefront/session/use-api.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { ReadFrame } from '#storefront/ui/read-frame.tsx'
import './subscriptions.css'

/** What the user subscribes to, with its use, price and next bill (spec section 2, dashboard). */
export function Subscriptions({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const read = useApi<{ subscriptions: readonly HeldSubscription[] }>('/auth?subscriptions=1')
  const held = read.data?.subscriptions
  return (
    <section className="subs" aria-labelledby="subscriptions-title">
      <h1 className="h-1" id="subscriptions-title">
        {t('dashboard.sections.subscriptions')}
      </h1>
      <ReadFrame reads={[read]} notRead={t('subscriptions.notRead')} waiting="subs__waiting">
        {held?.length === 0 && (
          <EmptyState heading={t('subscriptions.none.heading')} text={t('subscriptions.none.text')}>
            <LinkButton tone="primary" href={href('pricing', locale)}>
              {t('subscriptions.none.step')}
            </LinkButton>
          </EmptyState>
        )}
        {held?.map((subscription) => (
          <SubscriptionCard
            key={subscription.uuid}
            subscription={subscription}
            locale={locale}
            onChanged={() => void read.mutate()}
          />
        ))}
      </ReadFrame>
      {held !== undefined && held.length > 0 && <PaymentMethods />}
    </section>
  )
}
