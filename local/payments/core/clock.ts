import type { Store } from './store.ts'

/** The time of the sandbox: the time of the machine and an offset that only grows. */
export interface Clock {
  /** Seconds since 1970. */
  now(): number
  /** Moves the clock forward to this time; earlier times change nothing. */
  moveTo(seconds: number): void
}

const OFFSET = 'clock-offset'

/** The offset is stored, so that the clock never goes back after a restart. */
export function openClock(store: Store, wall: () => number = () => Date.now() / 1000): Clock {
  let offset = Number(store.setting(OFFSET) ?? 0)
  const current = () => Math.floor(wall()) + offset
  return {
    now: current,
    moveTo(seconds) {
      if (seconds <= current()) return
      offset += seconds - current()
      store.saveSetting(OFFSET, String(offset))
    },
  }
}
