import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useRedirect, useTranslate } from 'react-admin'
import { endSession } from '../providers/session.ts'
import { Entrance } from './entrance.tsx'

/** For a user of the site without a desk: their session stays as it is until they log out themselves. */
export function RefusedPage() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const [hasFailed, setFailed] = useState(false)

  async function switchAccount(): Promise<void> {
    try {
      await endSession()
      redirect('/login')
    } catch {
      setFailed(true)
    }
  }

  return (
    <Entrance heading={translate('console.refused.heading')}>
      <Typography variant="body2" color="text.secondary">
        {translate('console.refused.text')}
      </Typography>
      <Stack spacing={1} sx={{ marginTop: 3 }}>
        {hasFailed && (
          <Alert severity="error" variant="outlined">
            {translate('console.errors.unavailable')}
          </Alert>
        )}
        <Button variant="contained" href="/">
          {translate('console.site')}
        </Button>
        <Button onClick={switchAccount}>{translate('console.refused.another')}</Button>
      </Stack>
    </Entrance>
  )
}
