import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Labeled, Show } from 'react-admin'
import { CONSOLE_RESOURCES, type ConsoleResource } from '#domain/contract/console/resources.ts'
import { RecordHeading } from './record-heading.tsx'
import { ValueField } from './value-field.tsx'

interface ResourceShowProps {
  readonly resource: ConsoleResource
  readonly represent: string
  /** What a resource has beyond its fields. */
  readonly children?: ReactNode
}

/** As many columns as the window has room for. */
const FIELDS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: 2,
  padding: 2,
} as const

/** One row: all of its fields, and what its resource adds. */
export default function ResourceShow({ resource, represent, children }: ResourceShowProps) {
  return (
    <Show resource={resource} actions={false} sx={{ '& .RaShow-card': { paddingBottom: 2 } }}>
      <RecordHeading resource={resource} source={represent} />
      <Box sx={FIELDS}>
        {Object.keys(CONSOLE_RESOURCES[resource].fields).map((source) => (
          <Labeled key={source} label={`console.fields.${source}`}>
            {/* One box: the field and the mark beside it would each be as wide as their column. */}
            <div>
              <ValueField resource={resource} source={source} />
            </div>
          </Labeled>
        ))}
      </Box>
      {children}
    </Show>
  )
}
