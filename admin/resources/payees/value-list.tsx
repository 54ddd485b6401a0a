import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { PayeeValues } from '#domain/payees/fields.ts'

const PAIRS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: 2,
  margin: 0,
  padding: 2,
} as const

/** The values of a form by the labels of their fields; an empty one is left out. */
export function ValueList({ values }: { readonly values: PayeeValues }) {
  const translate = useTranslate()
  const textOf = (field: string, value: string | boolean) => {
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false')
    return translate(`console.payees.choices.${field}.${value}`, { _: value })
  }
  return (
    <Box component="dl" sx={PAIRS}>
      {Object.entries(values).map(([field, value]) =>
        value === null || value === '' ? null : (
          <div key={field}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {translate(`console.payees.fields.${field}`)}
            </Typography>
            <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
              {textOf(field, value)}
            </Typography>
          </div>
        ),
      )}
    </Box>
  )
}
