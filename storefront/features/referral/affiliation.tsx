'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Affiliation as AffiliationFacts } from '#domain/contract/referrals.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'
import { Payouts } from './payouts.tsx'
import { ProgramFrame } from './program-frame.tsx'
import { RewardList } from './reward-list.tsx'
import { ShareLink } from './share-link.tsx'
import { amountOf, RewardSums } from './sums.tsx'

/** The commissions of an affiliate; for other users, what the program is and the way to join it. */
export function Affiliation({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const read = useApi<{ affiliation: AffiliationFacts }>('/auth/affiliation')
  const [busy, setBusy] = useState(false)
  const facts = read.data?.affiliation

  async function join(): Promise<void> {
    setBusy(true)
    const answer = await callApi<{ affiliation: AffiliationFacts }>('POST', '/auth/affiliation')
    setBusy(false)
    if (answer.ok) await read.mutate(answer.value, { revalidate: false })
    else
      await showToast({
        text: answer.unreachable
          ? t('form.unreachable')
          : t(`errors.${answer.faults[0]?.code ?? 'unavailable'}`),
        tone: 'bad',
      })
  }

  const said = facts && {
    percent: facts.percent,
    cap: amountOf(facts.cap, locale),
    days: facts.days,
    minimum: amountOf(facts.minimum, locale),
  }
  return (
    <ProgramFrame program="affiliation" read={read}>
      {facts?.joined_at === null && said !== undefined && (
        <EmptyState heading={t('referral.join.heading')} text={t('referral.affiliation.lead', said)}>
          <Button tone="primary" busy={busy} disabled={busy} onClick={() => void join()}>
            {t('referral.join.step')}
          </Button>
        </EmptyState>
      )}
      {typeof facts?.joined_at === 'string' && (
        <>
          <p className="muted">{said !== undefined && t('referral.affiliation.lead', said)}</p>
          <ShareLink code={facts.code} />
          <RewardSums program="affiliation" facts={facts} locale={locale} />
          <Payouts
            facts={facts}
            locale={locale}
            onRequested={(affiliation) => void read.mutate({ affiliation }, { revalidate: false })}
          />
          <RewardList program="affiliation" rewards={facts.rewards} locale={locale} />
        </>
      )}
    </ProgramFrame>
  )
}
