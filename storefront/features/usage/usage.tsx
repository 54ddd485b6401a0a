'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { USAGE_RANGES, type UsageHistory, type UsageRange } from '#domain/contract/usage.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { memberKey, membersOf } from '#storefront/features/usage/members-of.ts'
import { UsageCharts } from '#storefront/features/usage/usage-charts.tsx'
import { UsageTable } from '#storefront/features/usage/usage-table.tsx'
import { useSession } from '#storefront/session/session.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { ReadFrame } from '#storefront/ui/read-frame.tsx'
import './usage.css'

const ROWS = 4
const EVERYONE = ''

/** What the plans of the account in use were used for, by UTC day: as charts, a table and CSV. */
export function Usage({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const session = useSession()
  const [days, setDays] = useState<UsageRange>(30)
  const [chosen, setChosen] = useState(EVERYONE)
  const team = session.state === 'person' ? session.team : null
  const path = team === null ? `/auth/usage?days=${days}` : `/teams/${team.uuid}/usage?days=${days}`
  const read = useApi<{ usage: UsageHistory }>(session.state === 'person' ? path : null)
  const history = read.data?.usage
  const members = membersOf(history?.rows ?? [], t('usage.former'))
  const rows = (history?.rows ?? []).filter((row) => chosen === EVERYONE || memberKey(row) === chosen)
  return (
    <section className="usage" aria-labelledby="usage-title">
      <h1 className="h-1" id="usage-title">
        {t('dashboard.sections.usage')}
      </h1>
      <p className="muted">{team === null ? t('usage.lead') : t('usage.leadTeam', { team: team.name })}</p>
      <div className="row row--wrap usage__bar">
        <label className="usage__choice small">
          {t('usage.range')}
          <select
            className="select"
            value={days}
            onChange={({ target }) =>
              setDays(USAGE_RANGES.find((range) => String(range) === target.value) ?? days)
            }
          >
            {USAGE_RANGES.map((range) => (
              <option key={range} value={range}>
                {t('usage.days', { count: range })}
              </option>
            ))}
          </select>
        </label>
        {members.length > 0 && (
          <label className="usage__choice small">
            {t('usage.member')}
            <select className="select" value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value={EVERYONE}>{t('usage.everyone')}</option>
              {members.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <LinkButton tone="outline" href={`/api/v2${path}&format=csv`} download>
          <Icon name="download" />
          {t('usage.csv')}
        </LinkButton>
      </div>
      <ReadFrame reads={[read]} notRead={t('usage.notRead')} waiting={ROWS}>
        {history !== undefined && rows.length === 0 && (
          <EmptyState heading={t('usage.none.heading')} text={t('usage.none.text')}>
            <LinkButton tone="primary" href={href('dashboard', locale, { section: 'subscriptions' })}>
              {t('usage.none.step')}
            </LinkButton>
          </EmptyState>
        )}
        {history !== undefined && rows.length > 0 && (
          <>
            <UsageCharts history={{ ...history, rows }} locale={locale} />
            <UsageTable rows={rows} locale={locale} />
          </>
        )}
      </ReadFrame>
    </section>
  )
}
