import { useTranslations } from 'next-intl'
import type { OpenOffer } from '#domain/contract/offers.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { PriceCurrency } from '#domain/money/preferred-currency.ts'
import { href } from '#domain/routing/href.ts'
import { dateLanguage } from '#storefront/ui/date-language.ts'
import { PlanChooser } from './plan-chooser.tsx'
import './pricing.css'

interface OfferViewProps {
  readonly locale: Locale
  readonly offer: OpenOffer
  /** Of the site. */
  readonly currency: PriceCurrency
}

/** The page of a coupon: what it is, until when, and the plans with their first payment. */
export function OfferView({ locale, offer, currency }: OfferViewProps) {
  const t = useTranslations('pricing')
  const { slug, title, text, code, until, plans } = offer
  const heading = (
    <div>
      <h1 className="h-1">{title}</h1>
      <p className="lead">{text}</p>
      {until !== null && (
        <p className="badge">
          <time dateTime={until}>{t('offer.until', { moment: momentOf(until, locale) })}</time>
        </p>
      )}
    </div>
  )
  return (
    <div className="wrap wrap--text pricing">
      <PlanChooser {...{ heading, plans, currency, code }} from={href('offer', locale, { slug })} />
      <p className="section muted">{t('offer.terms', { code })}</p>
      <p>
        <a className="link" href={href('pricing', locale)}>
          {t('allPlans')}
        </a>
      </p>
    </div>
  )
}

/** In UTC, with its name: the page is cached for all visitors. */
function momentOf(until: string, locale: Locale): string {
  return new Intl.DateTimeFormat(dateLanguage(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(until))
}
