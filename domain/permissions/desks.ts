import { type Actor, mayOpenPanel } from '#domain/permissions/permissions.ts'

/** The two halves of the console: `staff` for every staff role, `contributor` for people who publish works. */
export const DESKS = ['staff', 'contributor'] as const
export type Desk = (typeof DESKS)[number]

/** The desks that an actor may open; none for a visitor and for a member who neither works here nor publishes. */
export function desksOf(actor: Actor, isContributor: boolean): readonly Desk[] {
  if (actor === null) return []
  const open = { staff: mayOpenPanel(actor), contributor: isContributor }
  return DESKS.filter((desk) => open[desk])
}
