import { Box, Typography } from '@mui/material'
import { type Pattern, patternStyle } from './patterns.ts'

interface PatternKeyProps {
  readonly entries: readonly { readonly pattern: Pattern; readonly label: string; readonly value: string }[]
}

/** The key of a chart: what each pattern means, with its sum. */
export function PatternKey({ entries }: PatternKeyProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1,
        listStyle: 'none',
        margin: 0,
        padding: 0,
      }}
    >
      {entries.map(({ pattern, label, value }) => (
        <Typography key={label} component="li" variant="body2" sx={{ display: 'flex', gap: 1 }}>
          <Box aria-hidden sx={{ width: '1.75rem', height: '1.125rem', ...patternStyle(pattern) }} />
          <span>
            {label} <strong>{value}</strong>
          </span>
        </Typography>
      ))}
    </Box>
  )
}
