'use client'

import { useTranslations } from 'next-intl'
import type { UsageHistory } from '#domain/contract/usage.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { byKind, type KindDays } from '#storefront/features/usage/by-kind.ts'
import { dayText } from '#storefront/features/usage/day-text.ts'

/** Of a day, and of its column, in units of the drawing. */
const DAY = 10
const COLUMN = 8
const HEIGHT = 60

interface UsageChartsProps {
  readonly history: UsageHistory
  readonly locale: Locale
}

/** A chart for each kind: one series each, so that colour carries no meaning, and the daily limit as a dashed line. */
export function UsageCharts({ history, locale }: UsageChartsProps) {
  return (
    <div className="usage__charts">
      {byKind(history).map((one) => (
        <KindChart key={one.kind} {...one} locale={locale} />
      ))}
    </div>
  )
}

function KindChart({ kind, limit, total, most, days, locale }: KindDays & { readonly locale: Locale }) {
  const t = useTranslations('usage')
  const name = useTranslations('kinds')(`${kind}.many`)
  const top = Math.max(most, limit ?? 0, 1)
  const summary = [
    t('chart.total', { count: total }),
    t('chart.most', { count: most }),
    ...(limit === null ? [] : [t('chart.limit', { count: limit })]),
  ].join(', ')
  const width = days.length * DAY
  const yOf = (value: number) => HEIGHT * (1 - value / top)
  return (
    <figure className="usage__chart">
      <figcaption>
        <strong>{name}</strong>
        <span className="small muted num">{summary}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, used }, index) => (
          <rect
            key={day}
            className="usage__column"
            x={index * DAY + (DAY - COLUMN) / 2}
            y={yOf(used)}
            width={COLUMN}
            height={HEIGHT - yOf(used)}
          >
            <title>{`${dayText(day, locale)}: ${used}`}</title>
          </rect>
        ))}
        {limit !== null && (
          <line
            className="usage__limit"
            x2={width}
            y1={yOf(limit)}
            y2={yOf(limit)}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <span className="row between tiny muted num" aria-hidden="true">
        <span>{dayText(days[0]?.day, locale)}</span>
        <span>{dayText(days.at(-1)?.day, locale)}</span>
      </span>
    </figure>
  )
}
