import { useTranslate } from 'react-admin'
import type { VisitCount } from '#domain/contract/console/analytics.ts'
import { writeNumber } from '../statistics/write-values.ts'
import { ReportTable } from './report-table.tsx'

interface VisitTableProps {
  readonly heading: string
  readonly rows: readonly VisitCount[]
  /** The text of a value that is a code. */
  readonly nameOf?: (value: string) => string
}

/** Visits by where they came from. */
export function VisitTable({ heading, rows, nameOf }: VisitTableProps) {
  const translate = useTranslate()
  const named = (value: string) => {
    if (nameOf !== undefined) return nameOf(value)
    return value === 'direct' ? translate('console.analytics.direct') : value
  }
  return (
    <ReportTable
      heading={heading}
      columns={[heading, translate('console.analytics.visits')]}
      rows={rows.map(({ value, visits }) => ({ key: value, cells: [named(value), writeNumber(visits)] }))}
    />
  )
}
