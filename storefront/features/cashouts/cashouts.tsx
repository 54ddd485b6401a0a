'use client'

import { useTranslations } from 'next-intl'
import type { CashoutDesk } from '#domain/contract/cashouts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { ReadFrame } from '#storefront/ui/read-frame.tsx'
import { Balance } from './balance.tsx'
import { CashoutTable } from './cashout-table.tsx'
import './cashouts.css'

const ROWS = 4
/** The desk of the console with what each work earned. */
const EARNINGS_PATH = '/console/earnings'

/** What a contributor earned, what can be requested, and each cashout with its state. */
export function Cashouts({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const read = useApi<{ cashouts: CashoutDesk }>('/auth/cashouts')
  const profiles = read.data?.cashouts.profiles ?? []
  const show = (cashouts: CashoutDesk) => void read.mutate({ cashouts }, { revalidate: false })
  return (
    <section className="cashouts" aria-labelledby="cashouts-title">
      <h1 className="h-1" id="cashouts-title">
        {t('dashboard.sections.cashouts')}
      </h1>
      <ReadFrame reads={[read]} notRead={t('cashouts.notRead')} waiting={ROWS}>
        {profiles.length === 0 && (
          <EmptyState heading={t('cashouts.none.heading')} text={t('cashouts.none.text')}>
            <LinkButton tone="primary" href={href('becomeContributor', locale)}>
              {t('cashouts.none.step')}
            </LinkButton>
          </EmptyState>
        )}
        {profiles.length > 0 && (
          <p>
            <a className="link" href={EARNINGS_PATH}>
              {t('cashouts.earnings')}
            </a>
          </p>
        )}
        {profiles.map((profile) => (
          <Profile
            key={profile.contributor}
            profile={profile}
            locale={locale}
            hasName={profiles.length > 1}
            onRequested={show}
          />
        ))}
      </ReadFrame>
    </section>
  )
}

interface ProfileProps {
  readonly profile: CashoutDesk['profiles'][number]
  readonly locale: Locale
  /** Where there are several. */
  readonly hasName: boolean
  readonly onRequested: (cashouts: CashoutDesk) => void
}

function Profile({ profile, locale, hasName, onRequested }: ProfileProps) {
  const t = useTranslations('cashouts')
  const { contributor, name, held, balances, cashouts } = profile
  return (
    <div className="cashouts__profile">
      {hasName && <h2 className="h-2">{name}</h2>}
      {held !== null && (
        <p className="alert alert--bad">
          <Icon name="circle-alert" />
          <span>{t('held', { reason: held })}</span>
        </p>
      )}
      {balances.map((balance) => (
        <Balance
          key={`${contributor} ${balance.currency}`}
          profile={profile}
          balance={balance}
          locale={locale}
          onRequested={onRequested}
        />
      ))}
      {cashouts.length > 0 && <CashoutTable cashouts={cashouts} locale={locale} />}
    </div>
  )
}
