/** A maximum number in a period. */
export interface Rate {
  readonly most: number
  readonly windowMs: number
}

/** Whether the attempt is allowed; counts it when it is. */
export type Allows = (caller: string, now: number) => boolean

/** Above this number the oldest callers are dropped, so that forged addresses cannot exhaust memory. */
const MAX_CALLERS = 20_000

/** Counts per caller in this process: the limit protects this process and its children. */
export function rateLimit({ most, windowMs }: Rate): Allows {
  const times = new Map<string, readonly number[]>()
  return (caller, now) => {
    const recent = (times.get(caller) ?? []).filter((time) => time > now - windowMs)
    const allowed = recent.length < most
    times.delete(caller)
    times.set(caller, allowed ? [...recent, now] : recent)
    if (times.size > MAX_CALLERS) times.delete(times.keys().next().value ?? '')
    return allowed
  }
}
