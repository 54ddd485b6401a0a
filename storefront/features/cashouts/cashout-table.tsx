'use client'

import { useTranslations } from 'next-intl'
import type { OwnCashout } from '#domain/contract/cashouts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { whenOf } from '#storefront/ui/when.ts'
import { amountOf, dayOf } from './amounts.ts'

const TONES = {
  requested: 'neutral',
  approved: 'neutral',
  processing: 'neutral',
  paid: 'free',
  rejected: 'bad',
  failed: 'bad',
} as const satisfies Record<OwnCashout['state'], string>

interface CashoutTableProps {
  readonly cashouts: readonly OwnCashout[]
  readonly locale: Locale
}

/** Each cashout with its state, the date until which the state changes, and the receipt of a paid one. */
export function CashoutTable({ cashouts, locale }: CashoutTableProps) {
  const t = useTranslations('cashouts')
  return (
    <table className="table">
      <caption className="vh">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.date')}</th>
          <th scope="col">{t('columns.state')}</th>
          <th scope="col" className="cashouts__amount">
            {t('columns.amount')}
          </th>
          <th scope="col">
            <span className="vh">{t('columns.receipt')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {cashouts.map((cashout) => (
          <CashoutRow key={cashout.id} cashout={cashout} locale={locale} />
        ))}
      </tbody>
    </table>
  )
}

function CashoutRow({ cashout, locale }: { readonly cashout: OwnCashout; readonly locale: Locale }) {
  const t = useTranslations('cashouts')
  const { id, state, amount, net, reason, method_masked: method, created_at: requested } = cashout
  const total = amountOf(amount, locale)
  const paid = amountOf(net, locale)
  return (
    <tr>
      <td className="num">
        <time dateTime={requested}>{whenOf(new Date(requested), new Date(), locale).day}</time>
      </td>
      <td>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        <Expected cashout={cashout} locale={locale} />
        {reason !== null && <span className="tiny muted cashouts__fact">{reason}</span>}
        {method !== null && <span className="tiny muted cashouts__fact">{method}</span>}
      </td>
      <td className="num cashouts__amount">
        {paid}
        {paid !== total && <span className="tiny muted cashouts__fact">{t('gross', { amount: total })}</span>}
      </td>
      <td>
        {state === 'paid' && (
          <LinkButton
            tone="quiet"
            size="small"
            iconOnly
            href={href('cashoutReceipt', locale, { cashout: id })}
            aria-label={t('receiptOf', { amount: paid })}
          >
            <Icon name="receipt" />
          </LinkButton>
        )}
      </td>
    </tr>
  )
}

function Expected({ cashout, locale }: { readonly cashout: OwnCashout; readonly locale: Locale }) {
  const t = useTranslations('cashouts')
  const { state, expected_by: by, is_unclaimed: isUnclaimed } = cashout
  if (by === null || state === 'rejected' || state === 'paid' || state === 'failed') return null
  return (
    <>
      <span className="tiny muted cashouts__fact">{t(`expected.${state}`, { date: dayOf(by, locale) })}</span>
      {isUnclaimed && <span className="tiny muted cashouts__fact">{t('unclaimed')}</span>}
    </>
  )
}
