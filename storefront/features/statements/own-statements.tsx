'use client'

import { useTranslations } from 'next-intl'
import type { OwnStatement } from '#domain/contract/statements.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { monthName } from '#domain/statements/printed.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { ReadFrame } from '#storefront/ui/read-frame.tsx'
import { amountOf, fileOf } from './amounts.ts'
import './statements.css'

const ROWS = 4
const FILES = ['json', 'csv', 'pdf'] as const

/** What each closed month paid to the user's profiles, with its files. */
export function OwnStatements({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const read = useApi<{ statements: readonly OwnStatement[] }>('/auth/statements')
  const statements = read.data?.statements ?? []
  return (
    <section className="statements" aria-labelledby="statements-title">
      <div className="stack">
        <h1 className="h-1" id="statements-title">
          {t('dashboard.sections.statements')}
        </h1>
        <p className="muted">
          {t('statements.own.hint')}{' '}
          <a className="link" href={href('statements', locale)}>
            {t('statements.title')}
          </a>
        </p>
      </div>
      <ReadFrame reads={[read]} notRead={t('statements.own.notRead')} waiting={ROWS}>
        {statements.length === 0 ? (
          <EmptyState heading={t('statements.own.none.heading')} text={t('statements.own.none.text')} />
        ) : (
          <table className="table">
            <caption className="vh">{t('dashboard.sections.statements')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('statements.own.month')}</th>
                <th scope="col">{t('statements.own.sum')}</th>
                <th scope="col">{t('statements.own.files')}</th>
              </tr>
            </thead>
            <tbody>
              {statements.map((one) => (
                <Row key={one.id} statement={one} locale={locale} />
              ))}
            </tbody>
          </table>
        )}
      </ReadFrame>
    </section>
  )
}

function Row({ statement, locale }: { readonly statement: OwnStatement; readonly locale: Locale }) {
  const t = useTranslations('statements.own')
  const { id, month, name, lines, sums } = statement
  const named = monthName(month, locale)
  return (
    <tr>
      <td>
        <a className="link" href={href('statement', locale, { statement: id })}>
          {named}
        </a>
        <span className="tiny muted statements__line">
          {name} · {t('lines', { lines })}
        </span>
      </td>
      <td className="num">
        {sums.map((sum) => (
          <span className="statements__line" key={sum.currency}>
            {amountOf(sum, locale)}
          </span>
        ))}
      </td>
      <td>
        {FILES.map((format) => (
          <a
            className="link statements__file"
            key={format}
            href={fileOf(id, format, locale)}
            download
            aria-label={t('fileOf', { format: format.toUpperCase(), month: named })}
          >
            {format.toUpperCase()}
          </a>
        ))}
      </td>
    </tr>
  )
}
