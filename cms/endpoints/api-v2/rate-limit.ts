/** How often something may be done in how long. */
export interface Rate {
  readonly most: number
  readonly windowMs: number
}

/** Whether it may be done once more; counts it when it may. */
export type Allows = (who: string, now: number) => boolean

/** Beyond so many callers those who came first are forgotten: memory stays bounded whatever addresses are made up. */
const MAX_CALLERS = 20_000

/** Counts per caller in this process: what it protects is this process and the ones it keeps busy. */
export function rateLimit({ most, windowMs }: Rate): Allows {
  const times = new Map<string, readonly number[]>()
  return (who, now) => {
    const recent = (times.get(who) ?? []).filter((time) => time > now - windowMs)
    const allowed = recent.length < most
    times.delete(who)
    times.set(who, allowed ? [...recent, now] : recent)
    if (times.size > MAX_CALLERS) times.delete(times.keys().next().value ?? '')
    return allowed
  }
}
