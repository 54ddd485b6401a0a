import { useTranslations } from 'next-intl'
import type { SoldPlan } from '#domain/contract/plans.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { PlanPage } from '#domain/plans/plan-pages.ts'
import { href } from '#domain/routing/href.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface SmallerPlansProps {
  readonly plans: readonly SoldPlan[]
  readonly locale: Locale
}

/** The plans without a card, by the pages that sell them. */
export function SmallerPlans({ plans, locale }: SmallerPlansProps) {
  const t = useTranslations('pricing')
  const standard = plans.filter(({ audience, hasCard }) => audience === 'standard' && !hasCard)
  const sells = (audience: SoldPlan['audience']) => plans.some((plan) => plan.audience === audience)
  return (
    <div className="pricing__more">
      {standard.map(({ slug, name, tagline }) => (
        <Row key={slug} page="access" name={name} text={tagline} locale={locale} />
      ))}
      {sells('education') && (
        <Row
          page="github-students"
          name={t('more.education')}
          text={t('more.educationText')}
          locale={locale}
        />
      )}
      {sells('scout') && (
        <Row page="scout" name={t('more.scout')} text={t('more.scoutText')} locale={locale} />
      )}
    </div>
  )
}

interface RowProps {
  readonly page: PlanPage
  readonly name: string
  readonly text: string
  readonly locale: Locale
}

function Row({ page, name, text, locale }: RowProps) {
  return (
    <a href={href('planPage', locale, { plans: page })}>
      <h2 className="h-4">{name}</h2>
      <p className="muted small">{text}</p>
      <Icon name="arrow-right" />
    </a>
  )
}
