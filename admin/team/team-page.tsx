import { Alert, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Loading, useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { ConsoleTeam } from '#domain/contract/console/teams.ts'
import { ConsolePage } from '../layout/console-page.tsx'
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
    <ConsolePage heading="console.team.heading">
      {error === null && data !== undefined ? (
        <Stack spacing={4}>
          {data.map((team) => (
            <TeamSection key={team.id} team={team} />
          ))}
        </Stack>
      ) : (
        <Alert severity="error">{translate('console.errors.unavailable')}</Alert>
      )}
    </ConsolePage>
  )
}
