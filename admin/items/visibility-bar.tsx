import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Visibility } from '#domain/assets/visibility.ts'
import type { VisibilityAction } from '#domain/contract/console/commands.ts'
import { VisibilityDialog } from './visibility-dialog.tsx'

interface VisibilityBarProps {
  readonly item: number
  /** The state that the user sees. */
  readonly visibility: Visibility
  /** What the server offers. */
  readonly actions: readonly VisibilityAction[]
}

/** The commands that change what the public is offered. */
export function VisibilityBar({ item, visibility, actions }: VisibilityBarProps) {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<VisibilityAction | null>(null)
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {actions.map((action) => (
          <Button
            key={action}
            variant="outlined"
            color={action === 'remove' ? 'error' : 'primary'}
            onClick={() => setChosen(action)}
          >
            {translate(`console.visibility.${action}`)}
          </Button>
        ))}
      </Stack>
      {chosen !== null && (
        <VisibilityDialog item={item} expected={visibility} action={chosen} onClose={() => setChosen(null)} />
      )}
    </>
  )
}
