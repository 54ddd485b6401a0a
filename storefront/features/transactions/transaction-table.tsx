'use client'

import { useTranslations } from 'next-intl'
import type { TransactionList } from '#domain/contract/transactions.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { href } from '#domain/routing/href.ts'
import { RefundNote } from '#storefront/features/transactions/refund-note.tsx'
import { Badge } from '#storefront/ui/badge.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { whenOf } from '#storefront/ui/when.ts'

interface TransactionTableProps {
  readonly entries: TransactionList['hits']
  readonly locale: Locale
}

/** Transactions as a table; on small screens the facts are below each title. */
export function TransactionTable({ entries, locale }: TransactionTableProps) {
  const t = useTranslations('transactions')
  return (
    <table className="table transactions__table">
      <caption className="vh">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.what')}</th>
          <th scope="col">{t('columns.number')}</th>
          <th scope="col">{t('columns.date')}</th>
          <th scope="col" className="transactions__amount">
            {t('columns.amount')}
          </th>
          <th scope="col">
            <span className="vh">{t('columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <TransactionRow key={entry.uuid} entry={entry} locale={locale} />
        ))}
      </tbody>
    </table>
  )
}

function TransactionRow({
  entry,
  locale,
}: {
  readonly entry: TransactionList['hits'][number]
  readonly locale: Locale
}) {
  const t = useTranslations('transactions')
  const { uuid, kind, number, total } = entry
  const isCredit = kind === 'credit-note'
  const { day } = whenOf(new Date(entry.issued_at), new Date(), locale)
  const amount = money(BigInt(total.amount) * (isCredit ? -1n : 1n), total.currency)
  return (
    <tr>
      <td>
        <a className="transactions__title" href={href('transaction', locale, { transaction: uuid })}>
          {entry.title}
        </a>
        {isCredit && <Badge>{t('creditNote')}</Badge>}
        {kind === 'debit-note' && <Badge>{t('debitNote')}</Badge>}
        {kind === 'invoice' && <RefundNote payment={entry.payment_uuid} locale={locale} />}
        <span className="tiny muted transactions__facts">{[number, day].join(' · ')}</span>
      </td>
      <td className="muted num">{number}</td>
      <td className="muted num">
        <time dateTime={entry.issued_at}>{day}</time>
      </td>
      <td className="num transactions__amount">{formatMoney(amount, locale)}</td>
      <td>
        <LinkButton
          tone="quiet"
          size="small"
          iconOnly
          href={pdfAddress(uuid, locale)}
          aria-label={t('pdfOf', { number })}
          download
        >
          <Icon name="download" />
        </LinkButton>
      </td>
    </tr>
  )
}

/** The address of a document as PDF in a language. */
export function pdfAddress(transaction: string, locale: Locale): string {
  return `/api/v2/transactions/${transaction}/pdf?lang=${locale}`
}
