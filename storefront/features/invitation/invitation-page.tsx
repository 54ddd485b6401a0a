import { useTranslations } from 'next-intl'
import type { InvitationTerms } from '#domain/contract/invitations.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { ATTRIBUTION_DAYS } from '#domain/referrals/program.ts'
import { CouponLine } from './coupon-line.tsx'
import { InvitedBy } from './invited-by.tsx'
import './invitation.css'

interface InvitationPageProps {
  readonly locale: Locale
  readonly terms: InvitationTerms
}

/** The page of an invitation: the words of marketing, who invites, and what both sides get. */
export function InvitationPage({ locale, terms }: InvitationPageProps) {
  const t = useTranslations('invitation')
  const { heading, text, percent, cap, coupon } = terms
  return (
    <div className="wrap wrap--text section invitation">
      <div className="stack">
        <h1 className="h-1">{heading ?? t('heading')}</h1>
        <p className="lead invitation__text">{text ?? t('text')}</p>
      </div>
      <InvitedBy locale={locale} coupon={coupon?.code ?? null}>
        <ul className="invitation__gains">
          <li className="invitation__gain">
            <h2 className="h-3">{t('you.heading')}</h2>
            {coupon !== null && <CouponLine coupon={coupon} />}
            <p className="muted">{t('you.text')}</p>
          </li>
          <li className="invitation__gain">
            <h2 className="h-3">{t('inviter.heading')}</h2>
            <p className="muted">
              {t('inviter.text', {
                percent,
                cap: formatMoney(money(BigInt(cap.amount), cap.currency), locale),
              })}
            </p>
          </li>
        </ul>
      </InvitedBy>
      <noscript>
        <p className="alert">{t('noScripts')}</p>
      </noscript>
      <p className="small muted">{t('terms', { days: ATTRIBUTION_DAYS })}</p>
    </div>
  )
}
