import { Alert, Box, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Loading, Title, useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { ConsoleTeam } from '#domain/contract/console/teams.ts'
import { sendRequest } from '../providers/send-request.ts'
import { TeamSection } from './team-section.tsx'

/** The contributors that the user holds or works for, with the people who work for each. */
export default function TeamPage() {
  const translate = useTranslate()
  const { data, error, isPending } = useQuery({
    queryKey: ['teams'],
    queryFn: ({ signal }) => sendRequest(`${CONSOLE_API}/teams`, { signal }) as Promise<ConsoleTeam[]>,
  })
  if (isPending) return <Loading />
  return (
    <Box sx={{ padding: { xs: 1, sm: 2 }, maxWidth: 'var(--w-read)' }}>
      <Title title="console.team.heading" />
      <Typography variant="h1" gutterBottom>
        {translate('console.team.heading')}
      </Typography>
      {error === null && data !== undefined ? (
        <Stack spacing={4}>
          {data.map((team) => (
            <TeamSection key={team.id} team={team} />
          ))}
        </Stack>
      ) : (
        <Alert severity="error" variant="outlined">
          {translate('console.errors.unavailable')}
        </Alert>
      )}
    </Box>
  )
}
