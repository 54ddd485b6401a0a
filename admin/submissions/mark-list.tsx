import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Mark } from '#domain/review/marks.ts'

/** The reasons of the marked places, numbered as on the picture. */
export function MarkList({ marks }: { readonly marks: readonly Mark[] }) {
  const translate = useTranslate()
  if (marks.length === 0) return null
  return (
    <section aria-labelledby="marks-heading">
      <Typography id="marks-heading" variant="body2" sx={{ fontWeight: 500 }} gutterBottom>
        {translate('console.marks.heading')}
      </Typography>
      <Box component="ol" sx={{ margin: 0, paddingInlineStart: 3 }}>
        {marks.map((mark, index) => (
          <Typography key={keyOf(mark, index)} component="li" variant="body2">
            {translate(`console.reasons.${mark.reason}`)}
          </Typography>
        ))}
      </Box>
    </section>
  )
}

/** Two marks may be at the same place. */
export function keyOf({ reason, x, y }: Mark, index: number): string {
  return `${index} ${reason} ${x} ${y}`
}
