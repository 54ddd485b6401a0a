import { Chip, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { LintResult } from '#domain/lint/work.ts'
import { REASON_CODES, REASONS, type Reason } from '#domain/review/reasons.ts'

interface ReasonPickerProps {
  readonly chosen: ReadonlySet<Reason>
  readonly onToggle: (reason: Reason) => void
  /** Findings of the linter, whose rules are shown beside the reasons that they are evidence of. */
  readonly results: readonly LintResult[]
}

export function ReasonPicker({ chosen, onToggle, results }: ReasonPickerProps) {
  const translate = useTranslate()
  const found = new Set<string>(results.map(({ rule }) => rule))
  return (
    <section aria-labelledby="reasons-heading">
      <Typography id="reasons-heading" variant="body2" sx={{ fontWeight: 500 }} gutterBottom>
        {translate('console.review.reasons')}
      </Typography>
      <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {REASON_CODES.map((reason) => {
          const { key, rules } = REASONS[reason]
          const evidence = rules.filter((rule) => found.has(rule))
          const isChosen = chosen.has(reason)
          return (
            <Chip
              key={reason}
              clickable
              role="checkbox"
              aria-checked={isChosen}
              aria-keyshortcuts={key.toUpperCase()}
              color={isChosen ? 'primary' : 'default'}
              label={[key.toUpperCase(), translate(`console.reasons.${reason}`), ...evidence].join(' · ')}
              onClick={() => onToggle(reason)}
            />
          )
        })}
      </Stack>
    </section>
  )
}
