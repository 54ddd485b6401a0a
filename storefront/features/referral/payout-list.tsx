import { useTranslations } from 'next-intl'
import type { Affiliation } from '#domain/contract/referrals.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { whenOf } from '#storefront/ui/when.ts'
import { amountOf } from './sums.tsx'

const TONES = { requested: 'neutral', approved: 'neutral', paid: 'free', refused: 'bad' } as const

interface PayoutListProps {
  readonly payouts: Affiliation['payouts']
  readonly locale: Locale
}

/** Each payout with its state, and the reason of a refusal. */
export function PayoutList({ payouts, locale }: PayoutListProps) {
  const t = useTranslations('referral.payouts')
  return (
    <table className="table">
      <caption className="vh">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.date')}</th>
          <th scope="col">{t('columns.state')}</th>
          <th scope="col" className="program__amount">
            {t('columns.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {payouts.map(({ uuid, state, reason, created_at, amount }) => (
          <tr key={uuid}>
            <td className="num">
              <time dateTime={created_at}>{whenOf(new Date(created_at), new Date(), locale).day}</time>
            </td>
            <td>
              <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
              {reason !== null && <span className="tiny muted program__fact">{reason}</span>}
            </td>
            <td className="num program__amount">{amountOf(amount, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
