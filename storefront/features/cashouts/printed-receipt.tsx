'use client'

import { useTranslations } from 'next-intl'
import { printReceipt } from '#domain/cashouts/receipt.ts'
import type { CashoutReceipt } from '#domain/contract/cashouts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { PrintedSheet } from '#storefront/ui/printed-sheet.tsx'
import { receiptPdf } from './amounts.ts'

interface PrintedReceiptProps {
  readonly cashout: string
  readonly locale: Locale
}

/** The receipt of a paid cashout to print. */
export function PrintedReceipt({ cashout, locale }: PrintedReceiptProps) {
  const t = useTranslations('cashouts.receipt')
  const { data, failure, refreshing, mutate } = useApi<{ receipt: CashoutReceipt }>(
    `/auth/cashouts/receipt?${new URLSearchParams({ cashout })}`,
  )
  const back = href('dashboard', locale, { section: 'cashouts' })
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
          <LinkButton tone="primary" href={receiptPdf(cashout, locale)} download>
            {t('pdf')}
          </LinkButton>
        </span>
      </div>
      <PrintedSheet invoice={printReceipt(data.receipt, locale)} />
    </div>
  )
}
