'use client'

import { useTranslations } from 'next-intl'
import type { Transaction } from '#domain/contract/transactions.ts'
import { type PrintedInvoice, printInvoice } from '#domain/invoices/printed.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { pdfAddress } from '#storefront/features/transactions/transaction-table.tsx'
import { useApi } from '#storefront/session/use-api.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import './transactions.css'

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
      <Sheet invoice={printInvoice(data.transaction, locale)} />
    </div>
  )
}

function Sheet({ invoice }: { readonly invoice: PrintedInvoice }) {
  const [description, quantity, amount] = invoice.columns
  return (
    <article className="invoice__sheet">
      <h1 className="h-1">{invoice.title}</h1>
      <dl className="invoice__facts">
        {invoice.facts.map(([label, value]) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="invoice__parties">
        {invoice.parties.map(({ label, name, lines }) => (
          <address key={label}>
            <span className="tiny muted">{label}</span>
            <strong>{name}</strong>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ))}
      </div>
      <table className="table invoice__lines">
        <thead>
          <tr>
            <th scope="col">{description}</th>
            <th scope="col">{quantity}</th>
            <th scope="col">{amount}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.rows.map((row) => (
            <tr key={`${row.title} ${row.note} ${row.amount}`}>
              <td>
                {row.title}
                {row.note !== null && <span className="tiny muted">{row.note}</span>}
              </td>
              <td className="num">{row.quantity}</td>
              <td className="num">{row.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="invoice__sums">
        {invoice.sums.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {invoice.notes.map((note) => (
        <p key={note} className="tiny muted">
          {note}
        </p>
      ))}
    </article>
  )
}
