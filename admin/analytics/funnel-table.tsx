import { useTranslate } from 'react-admin'
import { type ContributorStep, type FunnelStep, percentOf } from '#domain/analytics/funnel.ts'
import { writeNumber } from '../statistics/write-values.ts'
import { ReportTable } from './report-table.tsx'

interface FunnelTableProps {
  readonly heading: string
  readonly caption?: string
  readonly steps: readonly {
    readonly step: FunnelStep | ContributorStep
    readonly count: number
    /** How often it happened in all, with or without a visitor. */
    readonly events?: number
  }[]
}

/** How many reached each step, with their share of the first and of the previous one. */
export function FunnelTable({ heading, caption, steps }: FunnelTableProps) {
  const translate = useTranslate()
  const hasEvents = steps.some(({ events }) => events !== undefined)
  const share = (count: number, base: number) => {
    const percent = percentOf(count, base)
    return percent === null
      ? '–'
      : (percent / 100).toLocaleString(document.documentElement.lang, { style: 'percent' })
  }
  const columns = [
    translate('console.analytics.step'),
    translate(hasEvents ? 'console.analytics.visitors' : 'console.analytics.users'),
    translate('console.analytics.ofFirst'),
    translate('console.analytics.ofPrevious'),
    ...(hasEvents ? [translate('console.analytics.events')] : []),
  ]
  return (
    <ReportTable
      heading={heading}
      caption={caption}
      columns={columns}
      rows={steps.map(({ step, count, events }, index) => ({
        key: step,
        cells: [
          translate(`console.analytics.steps.${step}`),
          writeNumber(count),
          share(count, steps[0]?.count ?? 0),
          index === 0 ? '–' : share(count, steps[index - 1]?.count ?? 0),
          ...(events === undefined ? [] : [writeNumber(events)]),
        ],
      }))}
    />
  )
}
