'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { TransactionList } from '#domain/contract/transactions.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { TransactionTable } from '#storefront/features/transactions/transaction-table.tsx'
import { useApi } from '#storefront/session/use-api.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import './transactions.css'

const ROWS = 4

/** The user's invoices and credit notes (spec section 2, dashboard), newest first. */
export function Transactions({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const [page, setPage] = useState(1)
  const { data, failure, refreshing, mutate } = useApi<{ transactions: TransactionList }>(
    `/transactions?page=${page}`,
  )
  const list = data?.transactions
  return (
    <section className="transactions" aria-labelledby="transactions-title">
      <h1 className="h-1" id="transactions-title">
        {t('dashboard.sections.transactions')}
      </h1>
      {failure !== null && !refreshing ? (
        <div className="alert alert--bad" role="alert">
          <Icon name="circle-alert" />
          <div className="stack">
            <p>{t('transactions.notRead')}</p>
            <div>
              <Button size="small" onClick={() => void mutate()}>
                {t('form.retry')}
              </Button>
            </div>
          </div>
        </div>
      ) : list === undefined ? (
        <div className="sk-late stack" role="status">
          <span className="vh">{t('common.loading')}</span>
          {[...Array(ROWS).keys()].map((row) => (
            <div key={row} className="sk dash__row" aria-hidden="true" />
          ))}
        </div>
      ) : list.total === 0 ? (
        <EmptyState heading={t('transactions.none.heading')} text={t('transactions.none.text')}>
          <LinkButton tone="primary" href={href('listing', locale, { kind: 'icon' })}>
            {t('transactions.none.step')}
          </LinkButton>
        </EmptyState>
      ) : (
        <TransactionTable entries={list.hits} locale={locale} />
      )}
      {list !== undefined && list.pageCount > 1 && (
        <div className="row transactions__pages">
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('transactions.newer')}
          </Button>
          <Button size="small" disabled={page === list.pageCount} onClick={() => setPage(page + 1)}>
            {t('transactions.older')}
          </Button>
        </div>
      )}
    </section>
  )
}
