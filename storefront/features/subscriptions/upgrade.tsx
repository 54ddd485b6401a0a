'use client'

import { useTranslations } from 'next-intl'
import type { SoldPlan } from '#domain/contract/plans.ts'
import type { HeldSubscription } from '#domain/contract/subscriptions.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { canChangePlan, planOptions } from '#domain/subscriptions/plan-options.ts'
import { ChangePlan } from '#storefront/features/subscriptions/change-plan.tsx'
import { useApi } from '#storefront/session/use-api.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { ReadFrame } from '#storefront/ui/read-frame.tsx'
import './subscriptions.css'

/** Changes the plan or the period of the first subscription that can (spec section 2, "subscriptions upgrade"). */
export function Upgrade({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const held = useApi<{ subscriptions: readonly HeldSubscription[] }>('/auth?subscriptions=1')
  const sold = useApi<{ plans: readonly SoldPlan[] }>(`/plans?lang=${locale}`)
  const subscription = held.data?.subscriptions.find(canChangePlan)
  const options = subscription && sold.data ? planOptions(subscription, sold.data.plans) : []
  return (
    <section className="subs" aria-labelledby="upgrade-title">
      <h1 className="h-1" id="upgrade-title">
        {t('dashboard.sections.upgrade')}
      </h1>
      <ReadFrame reads={[held, sold]} notRead={t('subscriptions.notRead')} waiting="subs__waiting">
        {subscription === undefined || options.length === 0 ? (
          <EmptyState heading={t('subscriptions.change.none')} text={t('subscriptions.change.noneText')}>
            <LinkButton tone="primary" href={href('pricing', locale)}>
              {t('subscriptions.none.step')}
            </LinkButton>
          </EmptyState>
        ) : (
          <ChangePlan subscription={subscription} options={options} locale={locale} />
        )}
      </ReadFrame>
    </section>
  )
}
