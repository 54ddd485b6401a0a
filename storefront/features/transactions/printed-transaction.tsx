'use client'

import { useTranslations } from 'next-intl'
import type { Transaction } from '#domain/contract/transactions.ts'
import { printInvoice } from '#domain/invoices/printed.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { pdfAddress } from '#storefront/features/transactions/transaction-table.tsx'
import { useApi } from '#storefront/session/use-api.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { PrintedSheet } from '#storefront/ui/printed-sheet.tsx'

interface PrintedTransactionProps {
  readonly transaction: string
  readonly locale: Locale
}

/** An invoice or a credit note to print (spec section 2, `/print/transaction/{uuid}`). */
export function PrintedTransaction({ transaction, locale }: PrintedTransactionProps) {
  const t = useTranslations('transactions')
  const { data, failure, refreshing, mutate } = useApi<{ transaction: Transaction }>(
    `/transactions/${transaction}`,
  )
  const back = href('dashboard', locale, { section: 'transactions' })
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
    <div className="wrap invoice">
      <div className="row between row--wrap invoice__tools">
        <LinkButton tone="quiet" href={back}>
          {t('all')}
        </LinkButton>
        <span className="row">
          <Button onClick={() => window.print()}>{t('print')}</Button>
          <LinkButton tone="primary" href={pdfAddress(transaction, locale)} download>
            {t('pdf')}
          </LinkButton>
        </span>
      </div>
      <PrintedSheet invoice={printInvoice(data.transaction, locale)} />
    </div>
  )
}
