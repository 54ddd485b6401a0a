import {
  Alert,
  AlertTitle,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
} from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { MetadataOptions } from '#domain/contract/console/submissions.ts'
import { conflictsOf, DRAFT_LABELS, type Draft, type DraftField, type Side, takeFields } from './draft.ts'
import { useValueText } from './value-text.ts'

interface ConflictAlertProps {
  /** What the author saw when they began. */
  readonly base: Draft
  /** What was not saved. */
  readonly mine: Draft
  /** What another tab or user has saved. */
  readonly theirs: Draft
  readonly options: MetadataOptions
  /** The submission can no longer be edited. */
  readonly isLocked: boolean
  readonly onDecide: (draft: Draft) => void
}

const SIDES = ['mine', 'theirs'] as const satisfies readonly Side[]

/** Shows both values of each field that another tab or user has saved differently, and asks which stays. */
export function ConflictAlert({ base, mine, theirs, options, isLocked, onDecide }: ConflictAlertProps) {
  const translate = useTranslate()
  const textOf = useValueText(options)
  const [chosen, setChosen] = useState<Partial<Record<DraftField, Side>>>({})
  const conflicts = conflictsOf({ base, mine, theirs }).map(({ field, proposed }) => ({
    field,
    side: isLocked ? 'theirs' : (chosen[field] ?? proposed),
  }))
  const taken = conflicts.filter(({ side }) => side === 'theirs').map(({ field }) => field)
  const text = (name: string, values = {}) => translate(`console.metadata.conflict.${name}`, values)
  return (
    <Alert severity="warning" role="alert">
      <AlertTitle>{text('heading')}</AlertTitle>
      {text(isLocked ? 'locked' : 'text')}
      <Stack spacing={1} sx={{ marginBlock: 1 }}>
        {conflicts.map(({ field, side }) => (
          <FormControl key={field} disabled={isLocked}>
            <FormLabel>{translate(`console.metadata.${DRAFT_LABELS[field]}`)}</FormLabel>
            <RadioGroup
              // Not part of the form around it.
              name={`conflict-${field}`}
              value={side}
              onChange={(_, value) => setChosen({ ...chosen, [field]: value === 'mine' ? 'mine' : 'theirs' })}
            >
              {SIDES.map((one) => (
                <FormControlLabel
                  key={one}
                  value={one}
                  control={<Radio size="small" />}
                  label={text(one, { value: textOf(field, one === 'mine' ? mine : theirs) })}
                  sx={{ overflowWrap: 'anywhere' }}
                />
              ))}
            </RadioGroup>
          </FormControl>
        ))}
      </Stack>
      <Button
        size="small"
        variant="outlined"
        onClick={() => onDecide(isLocked ? theirs : takeFields(mine, theirs, taken))}
      >
        {text(isLocked ? 'discard' : 'decide')}
      </Button>
    </Alert>
  )
}
