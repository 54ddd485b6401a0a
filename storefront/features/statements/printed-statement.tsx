'use client'

import { useTranslations } from 'next-intl'
import type { ShownStatement } from '#domain/contract/statements.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { printStatement } from '#domain/statements/printed.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { PrintedSheet } from '#storefront/ui/printed-sheet.tsx'
import { fileOf } from './amounts.ts'
import './statements.css'

interface PrintedStatementProps {
  readonly statement: string
  readonly locale: Locale
}

/** A statement to read and to print. */
export function PrintedStatement({ statement, locale }: PrintedStatementProps) {
  const t = useTranslations('statements.own')
  const { data, failure, refreshing, mutate } = useApi<{ statement: ShownStatement }>(
    `/auth/statements/lines?${new URLSearchParams({ statement })}`,
  )
  const back = href('dashboard', locale, { section: 'statements' })
  if (failure !== null && !refreshing)
    return (
      <div className="wrap invoice">
        <EmptyState heading={t('missing.heading')} text={t('missing.text')}>
          <Button onClick={() => void mutate()}>{t('missing.retry')}</Button>
          <LinkButton href={back}>{t('all')}</LinkButton>
        </EmptyState>
      </div>
    )
  if (data === undefined) return <div className="wrap invoice sk-late" aria-busy="true" />
  return (
    <div className="wrap invoice statements__sheet">
      <div className="row between row--wrap invoice__tools">
        <LinkButton tone="quiet" href={back}>
          {t('all')}
        </LinkButton>
        <span className="row row--wrap">
          <Button onClick={() => window.print()}>{t('print')}</Button>
          <LinkButton href={fileOf(statement, 'json', locale)} download>
            JSON
          </LinkButton>
          <LinkButton href={fileOf(statement, 'csv', locale)} download>
            CSV
          </LinkButton>
          <LinkButton tone="primary" href={fileOf(statement, 'pdf', locale)} download>
            PDF
          </LinkButton>
        </span>
      </div>
      <PrintedSheet invoice={printStatement(data.statement, locale)} />
    </div>
  )
}
