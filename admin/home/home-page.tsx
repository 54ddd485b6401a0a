import { Avatar, Box, Card, CardContent, Chip, Stack, Typography } from '@mui/material'
import { Loading, Title, usePermissions, useTranslate } from 'react-admin'
import { mayRead } from '#domain/contract/console/may-read.ts'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { AgreementCard } from './agreement-card.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Numbers } from './numbers.tsx'
import { ReviewCharts } from './review-charts.tsx'

/** The user of the session, their roles and desks, the day's numbers of submissions, and the figures of the review. */
export function HomePage() {
  const translate = useTranslate()
  const { permissions: session } = usePermissions<ConsoleSession>()
  if (!session) return <Loading />
  const { name, email, roles, desks, avatar } = session
  return (
    <Box sx={{ padding: { xs: 1, sm: 2 }, maxWidth: 'var(--w-read)' }}>
      <Title title="console.home" />
      <Typography variant="h1" gutterBottom>
        {translate('console.signedInAs', { name })}
      </Typography>
      {roles.includes('admin') && (
        <FirstSteps mayUpload={commandScope(session, 'submission.create') !== null} />
      )}
      <Card>
        <CardContent>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center', marginBottom: 2 }}>
            <Avatar src={avatar ?? undefined} alt="" sx={{ width: 56, height: 56 }} />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {email}
              </Typography>
            </Box>
          </Stack>
          {roles.length > 0 && (
            <Facts
              heading={translate('console.rolesHeading')}
              values={roles.map((role) => translate(`console.values.roles.${role}`))}
            />
          )}
          <Facts
            heading={translate('console.desksHeading')}
            values={desks.map((desk) => translate(`console.desks.${desk}`))}
          />
        </CardContent>
      </Card>
      {mayRead(session, 'submissions') && <Numbers />}
      {commandScope(session, 'submission.read') === 'all' && <ReviewCharts />}
      {commandScope(session, 'review-agreement.read') === 'all' && <AgreementCard />}
    </Box>
  )
}

function Facts({ heading, values }: { readonly heading: string; readonly values: readonly string[] }) {
  return (
    <Box sx={{ marginTop: 2 }}>
      <Typography variant="body2" component="h2" color="text.secondary" gutterBottom>
        {heading}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {values.map((value) => (
          <Chip key={value} label={value} size="small" />
        ))}
      </Stack>
    </Box>
  )
}
