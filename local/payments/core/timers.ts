import type { Clock } from './clock.ts'
import type { Store } from './store.ts'

export interface Timer {
  readonly kind: string
  readonly subject: string
  /** Seconds of the sandbox's clock. */
  readonly due: number
}

/** What happens when a timer of a kind is due. Runs in the transaction that removes the timer. */
export type TimerHandlers = Readonly<Record<string, (subject: string) => void>>

export interface Timers {
  /** Sets the one timer of this kind for a subject, in place of its previous one. */
  set(kind: string, subject: string, due: number): void
  clear(kind: string, subject: string): void
  next(): Timer | null
  /** The due time of a subject's timer. */
  of(kind: string, subject: string): number | null
  /** Advances the clock to `target` and runs each timer at its own time, in order. */
  advance(clock: Clock, target: number, handlers: TimerHandlers): void
}

export function openTimers(store: Store): Timers {
  const { database } = store
  const set = database.prepare('insert or replace into timers (kind, subject, due) values (?, ?, ?)')
  const clear = database.prepare('delete from timers where kind = ? and subject = ?')
  const first = database.prepare('select kind, subject, due from timers order by due, seq limit 1')
  const one = database.prepare('select due from timers where kind = ? and subject = ?')
  const next = (): Timer | null => {
    const row = first.get()
    return row ? { kind: String(row.kind), subject: String(row.subject), due: Number(row.due) } : null
  }
  return {
    set: (kind, subject, due) => void set.run(kind, subject, Math.ceil(due)),
    clear: (kind, subject) => void clear.run(kind, subject),
    next,
    of(kind, subject) {
      const row = one.get(kind, subject)
      return row ? Number(row.due) : null
    },
    advance(clock, target, handlers) {
      for (let timer = next(); timer !== null && timer.due <= target; timer = next()) {
        const { kind, subject, due } = timer
        store.transaction(() => {
          clock.moveTo(due)
          clear.run(kind, subject)
          handlers[kind]?.(subject)
        })
      }
      store.transaction(() => clock.moveTo(target))
    },
  }
}
