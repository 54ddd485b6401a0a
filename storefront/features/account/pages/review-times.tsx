import { getTranslations } from 'next-intl/server'
import type { Locale } from '#domain/locales/locales.ts'
import { readWaitingTimes } from '#storefront/data/waiting-times.ts'
import { dateLanguage } from '#storefront/ui/date-language.ts'

const HOURS_OF_DAY = 24
/** From here on, days are easier to read than hours. */
const DAYS_FROM_HOURS = 2 * HOURS_OF_DAY

/** How long the review takes, by kind; nothing before the first decisions. */
export async function ReviewTimes({ locale }: { readonly locale: Locale }) {
  const times = await readWaitingTimes(locale)
  if (times.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'account.becoming.times' })
  const kinds = await getTranslations({ locale, namespace: 'kinds' })
  const duration = (hours: number) => {
    const inDays = hours >= DAYS_FROM_HOURS
    return new Intl.NumberFormat(dateLanguage(locale), {
      style: 'unit',
      unit: inDays ? 'day' : 'hour',
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    }).format(inDays ? hours / HOURS_OF_DAY : hours)
  }
  return (
    <section aria-labelledby="review-times">
      <h2 className="h-4" id="review-times">
        {t('heading')}
      </h2>
      <p className="small muted" id="review-times-lead">
        {t('lead')}
      </p>
      <table className="table" aria-labelledby="review-times" aria-describedby="review-times-lead">
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('median')}</th>
            <th scope="col">{t('p90')}</th>
          </tr>
        </thead>
        <tbody>
          {times.map(({ kind, median_hours: median, p90_hours: p90 }) => (
            <tr key={kind}>
              <th scope="row">{kinds(`${kind}.many`)}</th>
              <td>{duration(median)}</td>
              <td>{duration(p90)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
