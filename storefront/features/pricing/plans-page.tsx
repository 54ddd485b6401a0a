import { useTranslations } from 'next-intl'
import type { SoldPlan } from '#domain/contract/plans.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { PriceCurrency } from '#domain/money/preferred-currency.ts'
import type { PlanPage } from '#domain/plans/plan-pages.ts'
import { href } from '#domain/routing/href.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { PlanChooser } from './plan-chooser.tsx'
import './pricing.css'

interface PlansPageProps {
  readonly locale: Locale
  readonly page: PlanPage
  readonly plans: readonly SoldPlan[]
  /** Of the site. */
  readonly currency: PriceCurrency
}

/** A page that sells some of the plans, and says what their condition is. */
export function PlansPage({ locale, page, plans, currency }: PlansPageProps) {
  const t = useTranslations('pricing')
  const condition = plans.find((plan) => plan.condition !== 'none')?.condition
  const heading = (
    <div>
      <h1 className="h-1">{t(`pages.${page}.heading`)}</h1>
      <p className="lead">{t(`pages.${page}.lead`)}</p>
    </div>
  )
  return (
    <div className="wrap wrap--text pricing">
      <PlanChooser {...{ heading, plans, currency }} from={href('planPage', locale, { plans: page })} />
      {condition !== undefined && condition !== 'none' && (
        <section className="section stack">
          <h2 className="h-2">{t('condition.heading')}</h2>
          <p className="muted pricing__text">{t(`condition.${condition}`)}</p>
          {condition === 'academic-address' && (
            <div className="row row--wrap">
              <LinkButton tone="outline" href={href('contact', locale)}>
                {t('condition.contact')}
              </LinkButton>
            </div>
          )}
        </section>
      )}
      <p className="section">
        <a className="link" href={href('pricing', locale)}>
          {t('allPlans')}
        </a>
      </p>
    </div>
  )
}
