import { Typography } from '@mui/material'
import { Suspense } from 'react'
import {
  DataTable,
  FilterButton,
  List,
  Pagination,
  TopToolbar,
  useGetResourceLabel,
  useTranslate,
} from 'react-admin'
import { CONSOLE_RESOURCES, type ResourceRow } from '#domain/contract/console/resources.ts'
import { ExportLink } from './export-link.tsx'
import { filterInputs } from './filter-inputs.tsx'
import type { ResourceManifest } from './manifest.ts'
import { RowLink } from './row-link.tsx'
import { ValueField } from './value-field.tsx'

/** Kinds of fields whose values are compared digit below digit. */
const NUMBERS: ReadonlySet<string> = new Set(['number', 'money'])
const NUMBER_COLUMN = { align: 'right', sx: { fontVariantNumeric: 'tabular-nums' } } as const

/** The list of a resource: words, filters, saved views, sorting, pages and CSV, as its manifest and its table say. */
export default function ResourceList({ manifest }: { readonly manifest: ResourceManifest }) {
  const translate = useTranslate()
  const label = useGetResourceLabel()
  const { name, columns, filters, preset, toolbar, rowActions: RowActions } = manifest
  const { fields, sortedBy }: ResourceRow = CONSOLE_RESOURCES[name]
  const [first, ...others] = columns
  return (
    <>
      <Typography variant="h1" sx={{ padding: { xs: 1, sm: 2 }, paddingBottom: { xs: 0, sm: 0 } }}>
        {label(name, 2)}
      </Typography>
      <List
        resource={name}
        sort={sortedBy}
        filters={filterInputs(name, filters, translate)}
        filterDefaultValues={preset}
        actions={<Actions toolbar={toolbar} />}
        exporter={false}
        empty={false}
        perPage={25}
        pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
        sx={{ '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } }}
      >
        <DataTable rowClick="show" bulkActionButtons={false}>
          {first !== undefined && (
            <DataTable.Col
              source={first}
              label={`console.fields.${first}`}
              disableSort={!fields[first]?.sorts}
            >
              <RowLink resource={name} source={first} />
            </DataTable.Col>
          )}
          {others.map((source) => (
            <DataTable.Col
              key={source}
              source={source}
              label={`console.fields.${source}`}
              disableSort={!fields[source]?.sorts}
              {...(NUMBERS.has(fields[source]?.kind ?? '') && NUMBER_COLUMN)}
            >
              <ValueField resource={name} source={source} />
            </DataTable.Col>
          ))}
          {RowActions !== undefined && (
            <DataTable.Col label="console.rowActions" disableSort>
              <Suspense fallback={null}>
                <RowActions />
              </Suspense>
            </DataTable.Col>
          )}
        </DataTable>
      </List>
    </>
  )
}

function Actions({ toolbar: Toolbar }: Pick<ResourceManifest, 'toolbar'>) {
  return (
    <TopToolbar>
      {Toolbar !== undefined && <Toolbar />}
      <FilterButton />
      <ExportLink />
    </TopToolbar>
  )
}
