import { Button, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import { ConsolePage } from './console-page.tsx'

interface DeadEndProps {
  /** The key of its heading. */
  readonly heading: string
  /** The key of what happened. */
  readonly text: string
}

/** A page that does not exist, or is not for this user, with the way out. */
export function DeadEnd({ heading, text }: DeadEndProps) {
  const translate = useTranslate()
  return (
    <ConsolePage heading={heading}>
      <Typography gutterBottom>{translate(text)}</Typography>
      <Button component={Link} to="/" variant="contained" sx={{ marginTop: 2 }}>
        {translate('ra.page.dashboard')}
      </Button>
    </ConsolePage>
  )
}
