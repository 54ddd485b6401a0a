import { useTranslations } from 'next-intl'
import type { PublishedMonth } from '#domain/contract/statements.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CONSERVATION_PARTS } from '#domain/statements/conservation.ts'
import { monthName } from '#domain/statements/printed.ts'
import { amountOf } from './amounts.ts'
import './statements.css'

interface PublishedMonthsProps {
  readonly locale: Locale
  readonly months: readonly PublishedMonth[]
}

/** Each published month with its root, its count and sums, and what became of the money that it received. */
export function PublishedMonths({ locale, months }: PublishedMonthsProps) {
  const t = useTranslations('statements.months')
  return (
    <section className="stack" aria-labelledby="statement-months">
      <h2 className="h-2" id="statement-months">
        {t('heading')}
      </h2>
      <p className="muted statements__lead">{t(months.length === 0 ? 'none' : 'conserved')}</p>
      {months.map((month) => (
        <Month key={month.month} locale={locale} month={month} />
      ))}
    </section>
  )
}

function Month({ locale, month: shown }: { readonly locale: Locale; readonly month: PublishedMonth }) {
  const t = useTranslations('statements.months')
  const { month, statements, lines, sums, root, conservation, demonstration } = shown
  return (
    <article className="statements__month" aria-labelledby={`statement-${month}`}>
      <div className="statements__top">
        <h3 className="h-3" id={`statement-${month}`}>
          {monthName(month, locale)}
        </h3>
        {demonstration && <p className="badge">{t('demonstration')}</p>}
        <p className="muted num">{t('counted', { statements, lines })}</p>
        <p className="statements__sum num">{sums.map((sum) => amountOf(sum, locale)).join(' + ') || '–'}</p>
      </div>
      {conservation.map((money) => (
        <dl className="statements__money" key={money.currency} aria-label={t('money')}>
          {([...CONSERVATION_PARTS, 'received'] as const).map((part) => (
            <div key={part}>
              <dt className="small muted">{t(`parts.${part}`)}</dt>
              <dd className="num">{amountOf({ amount: money[part], currency: money.currency }, locale)}</dd>
            </div>
          ))}
        </dl>
      ))}
      <p className="small muted">
        {t('root')} <code className="statements__hash">{root}</code>
      </p>
    </article>
  )
}
