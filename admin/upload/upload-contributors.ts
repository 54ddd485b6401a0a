import type { ConsoleSession } from '#domain/contract/console/session.ts'
import type { ConsoleTeam } from '#domain/contract/console/teams.ts'
import { reachOf } from '#domain/permissions/command-scope.ts'

type Named = Pick<ConsoleTeam, 'id' | 'name'>

/** The contributors that a user may upload for, their own first: viewers of a team may not. */
export function uploadContributors(
  session: Pick<ConsoleSession, 'id' | 'roles' | 'isContributor' | 'contributorTeams'>,
  teams: readonly Pick<ConsoleTeam, 'id' | 'name' | 'role'>[],
): readonly Named[] {
  const reach = reachOf(session, 'submission.create')
  if (reach === null) return []
  return teams.filter(
    ({ id, role }) =>
      reach === 'all' || (role === 'holder' ? reach.owner !== null : reach.contributors.includes(id)),
  )
}

/** The choice of an earlier visit where it is still possible, else the first; null for none. */
export function chosenContributor(contributors: readonly Named[], kept: number | null): number | null {
  const chosen = contributors.find(({ id }) => id === kept) ?? contributors[0]
  return chosen?.id ?? null
}
