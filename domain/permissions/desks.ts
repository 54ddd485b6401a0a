import type { Holder } from './command-scope.ts'
import { mayOpenPanel } from './permissions.ts'

/** The two halves of the console: `staff` for every staff role, `contributor` for people who publish works. */
export const DESKS = ['staff', 'contributor'] as const
export type Desk = (typeof DESKS)[number]

/**
 * The desks that an actor may open; none for a visitor and for a member who neither works here nor publishes, by
 * themselves or in the team of a contributor.
 */
export function desksOf(actor: Holder | null): readonly Desk[] {
  if (actor === null) return []
  const { isContributor = false, contributorTeams = [] } = actor
  const open = { staff: mayOpenPanel(actor), contributor: isContributor || contributorTeams.length > 0 }
  return DESKS.filter((desk) => open[desk])
}
