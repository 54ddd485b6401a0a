/** How long after the first visit with an agent its notification is shown (spec sections 4 and 9). */
const SPRINKLES_MS = 604_800_000

type Stamps = Readonly<Record<string, number>>

/**
 * Whether the notification of an agent is shown now, and the stamps to store: the first visit sets the stamp, and so does the
 * notification, which would be repeated on every visit otherwise.
 */
export function stampSprinkles(
  stamps: Stamps,
  agent: string,
  now: number,
): { readonly isDue: boolean; readonly stamps: Stamps } {
  const first = Object.hasOwn(stamps, agent) ? stamps[agent] : undefined
  const isDue = first !== undefined && now - first > SPRINKLES_MS
  return { isDue, stamps: first === undefined || isDue ? { ...stamps, [agent]: now } : stamps }
}
