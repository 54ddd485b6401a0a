import { useFormatter, useTranslations } from 'next-intl'
import type { TakedownCounts } from '#domain/contract/takedown.ts'

const FIGURES = ['cases', 'open', 'upheld', 'rejected', 'withdrawn', 'restored', 'library'] as const

/** The number of cases in each year, by outcome. */
export function CaseCounts({ counts }: { readonly counts: TakedownCounts }) {
  const t = useTranslations('takedown.counts')
  const format = useFormatter()
  return (
    <section className="stack" aria-labelledby="takedown-counts">
      <h2 className="h-3" id="takedown-counts">
        {t('heading')}
      </h2>
      {counts.years.length === 0 && <p className="muted">{t('none')}</p>}
      {counts.years.map((row) => (
        <div key={row.year}>
          <h3 className="h-4">{row.year}</h3>
          <dl className="takedown__counts">
            {FIGURES.map((figure) => (
              <div key={figure}>
                <dt className="small muted">{t(figure)}</dt>
                <dd>{format.number(row[figure])}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className="small muted">{t('note')}</p>
    </section>
  )
}
