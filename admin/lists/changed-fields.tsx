import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { NONE } from './value-text.ts'

/** What a command changed, by the names of the fields. Values that have no words, such as ids, are written as they are. */
export function ChangedFields({ values }: { readonly values: unknown }) {
  const translate = useTranslate()
  const fields = typeof values === 'object' && values !== null ? Object.entries(values) : []
  if (fields.length === 0) return NONE
  const textOf = (field: string, value: unknown): string => {
    if (value === null || value === '') return NONE
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false')
    if (typeof value === 'object') return JSON.stringify(value)
    return translate(`console.values.${field}.${value}`, { _: String(value) })
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, fontSize: 'var(--fs-14)' }}>
      {fields.map(([field, value]) => (
        <Box component="li" key={field} sx={{ overflowWrap: 'anywhere' }}>
          {translate(`console.fields.${field}`, { _: field })}: {textOf(field, value)}
        </Box>
      ))}
    </Box>
  )
}
