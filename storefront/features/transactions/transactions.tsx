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
import { ReadFrame } from '#storefront/ui/read-frame.tsx'
import './transactions.css'

const ROWS = 4

/** The user's invoices and credit notes (spec section 2, dashboard), newest first. */
export function Transactions({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const [page, setPage] = useState(1)
  const read = useApi<{ transactions: TransactionList }>(`/transactions?page=${page}`)
  const list = read.data?.transactions
  return (
    <section className="transactions" aria-labelledby="transactions-title">
      <h1 className="h-1" id="transactions-title">
        {t('dashboard.sections.transactions')}
      </h1>
      <ReadFrame reads={[read]} notRead={t('transactions.notRead')} waiting={ROWS}>
        {list?.total === 0 && (
          <EmptyState heading={t('transactions.none.heading')} text={t('transactions.none.text')}>
            <LinkButton tone="primary" href={href('listing', locale, { kind: 'icon' })}>
              {t('transactions.none.step')}
            </LinkButton>
          </EmptyState>
        )}
        {list !== undefined && list.total > 0 && <TransactionTable entries={list.hits} locale={locale} />}
      </ReadFrame>
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
