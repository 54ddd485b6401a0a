import type { Team } from '#domain/contract/teams.ts'

/** What the page of a team does after a change. */
export interface TeamChanges {
  readonly onChanged: (teams: readonly Team[]) => void
  /** A change was refused, with this HTTP status. */
  readonly onRefused: (status: number) => void
}
