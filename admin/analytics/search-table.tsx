import { Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { SearchCount } from '#domain/contract/console/analytics.ts'
import { LOCALES } from '#domain/locales/locales.ts'
import { writeNumber } from '../statistics/write-values.ts'
import { ReportTable } from './report-table.tsx'
import { RequestWorks } from './request-works.tsx'
import { SynonymDialog } from './synonym-dialog.tsx'

/** Where the CMS panel creates a landing page. */
const NEW_LANDING_PAGE = '/admin/collections/landing-pages/create'

interface SearchTableProps {
  readonly heading: string
  readonly searches: readonly SearchCount[]
  /** Whether these searches found nothing: each then leads to a synonym, to a request to contributors and to a landing page. */
  readonly isEmpty?: boolean
}

/** What people searched for, with how often. */
export function SearchTable({ heading, searches, isEmpty = false }: SearchTableProps) {
  const translate = useTranslate()
  const columns = [
    translate('console.analytics.words'),
    translate('console.analytics.language'),
    translate('console.analytics.count'),
    ...(isEmpty ? [translate('console.analytics.next')] : []),
  ]
  return (
    <ReportTable
      heading={heading}
      columns={columns}
      rows={searches.map((search) => ({
        key: `${search.locale} ${search.words}`,
        cells: [
          search.words,
          LOCALES[search.locale].name,
          writeNumber(search.count),
          ...(isEmpty ? [<NextSteps key="next" search={search} />] : []),
        ],
      }))}
    />
  )
}

function NextSteps({ search }: { readonly search: SearchCount }) {
  const translate = useTranslate()
  return (
    <Stack direction="row" spacing={2} sx={{ justifyContent: 'flex-end', alignItems: 'center' }}>
      <SynonymDialog search={search} />
      <RequestWorks search={search} />
      <a
        href={`${NEW_LANDING_PAGE}?${new URLSearchParams({ words: search.words })}`}
        aria-label={translate('console.analytics.landingFor', { words: search.words })}
      >
        {translate('console.analytics.landing')}
      </a>
    </Stack>
  )
}
