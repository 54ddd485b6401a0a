import { useTranslations } from 'next-intl'
import type { PaymentDetails } from '#domain/contract/payees.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { momentIn } from './moment.ts'

interface GapsProps {
  readonly details: PaymentDetails
  readonly locale: Locale
}

/** What is missing until a payout; that nothing is missing, otherwise. */
export function Gaps({ details: { gaps, methods }, locale }: GapsProps) {
  const t = useTranslations('payees')
  const from = methods[0]?.usable_from
  if (gaps.length === 0)
    return (
      <div className="alert alert--ok" role="status">
        <Icon name="circle-check" />
        <p>{t('ready')}</p>
      </div>
    )
  return (
    <div className="alert alert--warn" role="status">
      <Icon name="circle-alert" />
      <div className="stack">
        <p>{t('missing')}</p>
        <ul className="payee__gaps">
          {gaps.map((gap) => (
            <li key={gap}>
              {t(`gaps.${gap}`, { moment: from === undefined ? '' : momentIn(from, locale) })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
