'use client'

import { useTranslations } from 'next-intl'
import type { Referral } from '#domain/contract/referrals.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { whenOf } from '#storefront/ui/when.ts'
import type { ProgramPage } from './program-frame.tsx'
import { amountOf } from './sums.tsx'

type Reward = Referral['rewards'][number]

interface RewardListProps {
  readonly program: ProgramPage
  readonly rewards: readonly Reward[]
  readonly locale: Locale
}

const TONES = { held: 'neutral', settled: 'free', reversed: 'warn', refused: 'bad' } as const

/** Each first payment that a link led to. The buyers are not named. */
export function RewardList({ program, rewards, locale }: RewardListProps) {
  const t = useTranslations('referral')
  if (rewards.length === 0) return <EmptyState heading={t('none.heading')} text={t(`${program}.none`)} />
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
        {rewards.map((reward) => (
          <RewardRow key={reward.uuid} program={program} reward={reward} locale={locale} />
        ))}
      </tbody>
    </table>
  )
}

function RewardRow({
  program,
  reward,
  locale,
}: {
  readonly program: ProgramPage
  readonly reward: Reward
  readonly locale: Locale
}) {
  const t = useTranslations('referral')
  const state = reward.state !== 'refused' && reward.amount.amount === '0' ? 'reversed' : reward.state
  const { day } = whenOf(new Date(reward.created_at), new Date(), locale)
  const { day: until } = whenOf(new Date(reward.due_at), new Date(), locale)
  return (
    <tr>
      <td className="num">
        <time dateTime={reward.created_at}>{day}</time>
      </td>
      <td>
        <Badge tone={TONES[state]}>{t(`states.${state === 'settled' ? program : state}`)}</Badge>
        <span className="tiny muted program__fact">
          {state === 'held' && t('heldUntil', { until })}
          {state === 'reversed' && t('reversedBecause')}
          {state === 'refused' && t(reward.reason === 'shared-payment-method' ? 'sharedCard' : 'notRewarded')}
        </span>
      </td>
      <td className="num program__amount">{amountOf(reward.amount, locale)}</td>
    </tr>
  )
}
