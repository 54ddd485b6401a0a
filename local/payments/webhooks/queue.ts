import type { Store } from '../core/store.ts'

export interface Delivery {
  readonly id: number
  readonly gateway: string
  readonly event: string
  readonly type: string
  readonly attempts: number
  readonly state: 'waiting' | 'delivered' | 'dropped' | 'failed'
  /** The last answer: a status, or why there was none. */
  readonly outcome: string | null
  /** Milliseconds of the machine's clock. */
  readonly due: number
}

/** What the control page asks for, until it is changed. */
export interface DeliveryMode {
  /** Each event is delivered this often in all. */
  readonly repeat: number
  readonly shuffle: boolean
  readonly delayMs: number
  /** This many of the next events are never delivered. */
  readonly drop: number
}

const PLAIN: DeliveryMode = { repeat: 1, shuffle: false, delayMs: 0, drop: 0 }
const SHUFFLE_MS = 2_000
/** Waiting times before another attempt, in seconds; the last one is followed by giving up. */
const BACKOFF = [1, 2, 5, 10, 30, 60, 300, 1_800, 7_200, 21_600, 43_200]

/** The persistent queue of webhooks. Events enter it in the transaction that stores them. */
export function openQueue(store: Store, now: () => number = Date.now) {
  const { database } = store
  const columns = 'id, gateway, event, type, attempts, state, outcome, due'
  const insert = database.prepare(
    'insert into deliveries (gateway, event, type, due, state) values (?, ?, ?, ?, ?)',
  )
  const mode = (): DeliveryMode => ({ ...PLAIN, ...JSON.parse(store.setting('delivery-mode') ?? '{}') })
  const setMode = (changed: Partial<DeliveryMode>) =>
    store.saveSetting('delivery-mode', JSON.stringify({ ...mode(), ...changed }))
  return {
    mode,
    setMode,
    enqueue(gateway: string, event: { readonly id: string; readonly type: string }): number {
      const { repeat, shuffle, delayMs, drop } = mode()
      if (drop > 0) setMode({ drop: drop - 1 })
      for (let copy = 0; copy < repeat; copy += 1) {
        const due = now() + delayMs + (shuffle ? Math.floor(Math.random() * SHUFFLE_MS) : 0)
        insert.run(gateway, event.id, event.type, due, drop > 0 ? 'dropped' : 'waiting')
      }
      return repeat
    },
    /** The next delivery of these gateways that is due. */
    next(gateways: readonly string[]): Delivery | null {
      return toDelivery(
        database
          .prepare(
            `select ${columns} from deliveries where state = 'waiting' and due <= ?
              and gateway in (select value from json_each(?)) order by due, id limit 1`,
          )
          .get(now(), JSON.stringify(gateways)),
      )
    },
    list(limit = 100): Delivery[] {
      const rows = database.prepare(`select ${columns} from deliveries order by id desc limit ?`).all(limit)
      return rows.flatMap((row) => toDelivery(row) ?? [])
    },
    delivered(id: number, outcome: string): void {
      database
        .prepare(
          "update deliveries set state = 'delivered', attempts = attempts + 1, outcome = ? where id = ?",
        )
        .run(outcome, id)
    },
    failed({ id, attempts }: Delivery, outcome: string): void {
      const seconds = BACKOFF[attempts]
      database
        .prepare(
          'update deliveries set state = ?, attempts = attempts + 1, outcome = ?, due = ? where id = ?',
        )
        .run(seconds === undefined ? 'failed' : 'waiting', outcome, now() + (seconds ?? 0) * 1000, id)
    },
    /** Makes everything that waits due now; with `all`, also what was dropped or given up. */
    deliverNow(all = false): void {
      const states = all ? "('waiting', 'dropped', 'failed')" : "('waiting')"
      database.prepare(`update deliveries set state = 'waiting', due = ? where state in ${states}`).run(now())
    },
    /** Delivers an event once more. */
    again(gateway: string, event: { readonly id: string; readonly type: string }): void {
      insert.run(gateway, event.id, event.type, now(), 'waiting')
    },
  }
}

export type DeliveryQueue = ReturnType<typeof openQueue>

function toDelivery(row: Record<string, unknown> | undefined): Delivery | null {
  if (!row) return null
  return {
    id: Number(row.id),
    gateway: String(row.gateway),
    event: String(row.event),
    type: String(row.type),
    attempts: Number(row.attempts),
    state: row.state as Delivery['state'],
    outcome: row.outcome === null ? null : String(row.outcome),
    due: Number(row.due),
  }
}
