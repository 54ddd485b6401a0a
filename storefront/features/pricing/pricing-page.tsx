import { useTranslations } from 'next-intl'
import type { SoldPlan } from '#domain/contract/plans.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { PriceCurrency } from '#domain/money/preferred-currency.ts'
import type { BillingPeriod } from '#domain/plans/plan.ts'
import { href } from '#domain/routing/href.ts'
import { Comparison } from './comparison.tsx'
import { Helps } from './helps.tsx'
import { PlanChooser } from './plan-chooser.tsx'
import { Questions } from './questions.tsx'
import { SmallerPlans } from './smaller-plans.tsx'
import { TeamPrompt } from './team-prompt.tsx'
import './pricing.css'

interface PricingPageProps {
  readonly locale: Locale
  readonly plans: readonly SoldPlan[]
  /** Of the site. */
  readonly currency: PriceCurrency
  /** The period that is chosen at first. */
  readonly period: BillingPeriod
  readonly help: { readonly helpCentre: string | null; readonly chat: string | null; readonly email: string }
}

/** Plans and prices: the cards, the smaller plans, the comparison, questions and help. */
export function PricingPage({ locale, plans, currency, period, help }: PricingPageProps) {
  const t = useTranslations('pricing')
  const cards = plans.filter(({ hasCard }) => hasCard)
  const heading = (
    <div>
      <h1 className="h-display">{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
    </div>
  )
  return (
    <div className="wrap wrap--text pricing">
      <PlanChooser {...{ heading, currency, period }} plans={cards} from={href('pricing', locale)} />
      <TeamPrompt />
      <SmallerPlans plans={plans} locale={locale} />
      <Comparison plans={cards} />
      <Questions />
      <Helps {...help} />
    </div>
  )
}
