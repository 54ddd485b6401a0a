import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useLogout, useTranslate } from 'react-admin'
import { Entrance } from './entrance.tsx'

/** The site redirects to the page in the user's language. */
const BECOME_CONTRIBUTOR = '/become-contributor'

/** For a user of the site without a desk: their session stays as it is until they log out themselves. */
export function RefusedPage() {
  const translate = useTranslate()
  const logOut = useLogout()
  const [hasFailed, setFailed] = useState(false)

  return (
    <Entrance heading={translate('console.refused.heading')}>
      <Typography variant="body2" color="text.secondary">
        {translate('console.refused.text')}
      </Typography>
      <Stack spacing={1} sx={{ marginTop: 3 }}>
        {hasFailed && <Alert severity="error">{translate('console.errors.unavailable')}</Alert>}
        <Button variant="contained" href={BECOME_CONTRIBUTOR}>
          {translate('console.refused.become')}
        </Button>
        <Button href="/">{translate('console.site')}</Button>
        <Button onClick={() => logOut().catch(() => setFailed(true))}>
          {translate('console.refused.another')}
        </Button>
      </Stack>
    </Entrance>
  )
}
