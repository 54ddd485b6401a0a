import { Alert, Button, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { checkTyped } from '#domain/lint/check-typed.ts'
import type { MetadataChange } from '#domain/lint/fix-metadata.ts'
import type { Draft } from './draft.ts'
import { FindingList } from './lint-list.tsx'

interface MetadataCheckProps {
  readonly form: Draft
  /** Whether it differs from what is saved: findings in that are listed beside the form. */
  readonly isTyped: boolean
  readonly onApply: (change: MetadataChange) => void
}

/** The findings in the typed texts before they are saved, and safe fixes with the text before and after. */
export function MetadataCheck({ form, isTyped, onApply }: MetadataCheckProps) {
  const translate = useTranslate()
  const { results, changes } = checkTyped({
    kind: form.kind,
    form: 'item',
    title: form.title,
    keywords: form.keywords,
    hasCategory: form.category !== null,
    generativeAi: form.generative_ai,
    priceCents: form.price_cents,
  })
  return (
    <Stack spacing={1}>
      {isTyped && <FindingList results={results} />}
      {changes.map((change) => (
        <Alert
          key={change.field}
          severity="info"
          action={
            <Button size="small" onClick={() => onApply(change)}>
              {translate('console.lint.apply')}
            </Button>
          }
        >
          <Typography variant="body2">
            {translate('console.lint.fix', { field: translate(`console.metadata.${change.field}`) })}
          </Typography>
          <Typography variant="body2" component="del" sx={TEXT}>
            {change.before}
          </Typography>
          <Typography variant="body2" component="ins" sx={TEXT}>
            {change.after}
          </Typography>
        </Alert>
      ))}
    </Stack>
  )
}

const TEXT = { display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const
