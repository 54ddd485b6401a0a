import { useQuery } from '@tanstack/react-query'
import { usePermissions, useStore } from 'react-admin'
import { CONSOLE_API, type ConsoleSession } from '#domain/contract/console/session.ts'
import type { ConsoleTeam } from '#domain/contract/console/teams.ts'
import { sendRequest } from '../providers/send-request.ts'
import { chosenContributor, uploadContributors } from './upload-contributors.ts'

export interface ContributorChoice {
  /** The contributors that the user may upload for; empty until they are known. */
  readonly contributors: readonly Pick<ConsoleTeam, 'id' | 'name'>[]
  /** The one that files are uploaded for; null for none. */
  readonly chosen: number | null
  choose(id: number): void
  readonly isPending: boolean
  readonly isFailed: boolean
}

/** For whom a user of several contributors uploads. The choice is kept in the browser. */
export function useContributors(): ContributorChoice {
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const [kept, choose] = useStore<number | null>('upload.contributor', null)
  const { data, isPending, isError } = useQuery({
    queryKey: ['teams'],
    queryFn: ({ signal }) => sendRequest(`${CONSOLE_API}/teams`, { signal }) as Promise<ConsoleTeam[]>,
  })
  const contributors = session == null ? [] : uploadContributors(session, data ?? [])
  const chosen = chosenContributor(contributors, kept)
  return { contributors, chosen, choose, isPending: isPending || session === undefined, isFailed: isError }
}
