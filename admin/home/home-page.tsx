import { Avatar, Box, Chip, Stack, Typography } from '@mui/material'
import { Loading, usePermissions, useTranslate } from 'react-admin'
import { mayRead } from '#domain/contract/console/may-read.ts'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { ConsolePage } from '../layout/console-page.tsx'
import { AgreementCard } from './agreement-card.tsx'
import { BalanceCard } from './balance-card.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Numbers } from './numbers.tsx'
import { ReviewCharts } from './review-charts.tsx'
import { Waiting } from './waiting.tsx'

/** The user of the session with their roles, what waits for them, the day's submissions, and the figures of the review. */
export function HomePage() {
  const translate = useTranslate()
  const { permissions: session } = usePermissions<ConsoleSession>()
  if (!session) return <Loading />
  const { name, email, roles, desks, avatar } = session
  const positions = [
    ...roles.map((role) => translate(`console.values.roles.${role}`)),
    ...desks.map((desk) => translate(`console.desks.${desk}`)),
  ]
  return (
    <ConsolePage heading="console.home" name={translate('console.signedInAs', { name })} width="desk">
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', marginBottom: 2 }}>
        <Avatar src={avatar ?? undefined} alt="" sx={{ width: 48, height: 48 }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', marginTop: 0.5 }}>
            {positions.map((position) => (
              <Chip key={position} label={position} size="small" />
            ))}
          </Stack>
        </Box>
      </Stack>
      {roles.includes('admin') && (
        <FirstSteps mayUpload={commandScope(session, 'submission.create') !== null} />
      )}
      <Waiting session={session} />
      {commandScope(session, 'earnings.read') !== null && <BalanceCard />}
      {mayRead(session, 'submissions') && <Numbers />}
      {commandScope(session, 'submission.read') === 'all' && <ReviewCharts />}
      {commandScope(session, 'review-agreement.read') === 'all' && <AgreementCard />}
    </ConsolePage>
  )
}
