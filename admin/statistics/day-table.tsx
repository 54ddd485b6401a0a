import { useTranslate } from 'react-admin'
import type { DayCounts } from '#domain/statistics/counts.ts'
import { CountsTable } from './counts-table.tsx'
import { writeDay } from './write-values.ts'

/** The numbers of the charts as text, newest first. */
export function DayTable({ days }: { readonly days: readonly DayCounts[] }) {
  const translate = useTranslate()
  return (
    <details>
      <summary>{translate('console.statistics.byDay')}</summary>
      <CountsTable
        heading={translate('console.statistics.day')}
        rows={days.toReversed()}
        keyOf={({ day }) => day}
      >
        {({ day }) => writeDay(day)}
      </CountsTable>
    </details>
  )
}
