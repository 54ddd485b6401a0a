import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { TakedownAction, TakedownDetail } from '#domain/contract/console/takedowns.ts'
import { TAKEDOWN_ACTION_CODES } from '#domain/contract/console/takedowns.ts'
import { momentText } from '../dates/date-text.ts'
import { actionKey } from './action-key.ts'
import { CommandDialog } from './command-dialog.tsx'

/** The commands that the server offers for a case, and the deadline that runs. */
export function ActionBar({ shown }: { readonly shown: TakedownDetail }) {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<TakedownAction | null>(null)
  const { case_state: state, allowed_actions: allowed, hear_until: hear, counter_until: counter } = shown
  const deadline = state === 'hearing' ? hear : state === 'upheld' ? counter : null
  const key = state === 'hearing' ? 'answerBy' : 'contradictBy'
  return (
    <>
      {deadline !== null && (
        <Typography variant="body2" color="text.secondary">
          {translate(`console.takedowns.${key}`, {
            date: momentText(deadline),
          })}
        </Typography>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {TAKEDOWN_ACTION_CODES.filter((action) => allowed.includes(action)).map((action) => (
          <Button
            key={action}
            variant="outlined"
            color={action === 'uphold' ? 'error' : 'primary'}
            onClick={() => setChosen(action)}
          >
            {translate(actionKey(action, state))}
          </Button>
        ))}
      </Stack>
      {chosen !== null && <CommandDialog shown={shown} action={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
