'use client'

import { useTranslations } from 'next-intl'
import type { Referral as ReferralFacts } from '#domain/contract/referrals.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { ProgramFrame } from './program-frame.tsx'
import { RewardList } from './reward-list.tsx'
import { ShareLink } from './share-link.tsx'
import { amountOf, RewardSums } from './sums.tsx'

/** The user's invitation link, and the credit that it earned. */
export function Referral({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('referral')
  const read = useApi<{ referral: ReferralFacts }>('/auth/referral')
  const facts = read.data?.referral
  return (
    <ProgramFrame program="referral" read={read}>
      {facts !== undefined && (
        <>
          <p className="muted">
            {t('referral.lead', { percent: facts.percent, cap: amountOf(facts.cap, locale) })}
          </p>
          <ShareLink code={facts.code} />
          <RewardSums program="referral" facts={facts} locale={locale} />
          <RewardList program="referral" rewards={facts.rewards} locale={locale} />
        </>
      )}
    </ProgramFrame>
  )
}
