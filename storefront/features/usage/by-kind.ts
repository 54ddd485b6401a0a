import type { Kind } from '#domain/assets/kinds.ts'
import type { UsageHistory, UsageRow } from '#domain/contract/usage.ts'

/** The downloads of one kind, for a chart with a column for each day. */
export interface KindDays {
  readonly kind: Kind
  /** A daily limit, the newest one; null where there is none to draw. */
  readonly limit: number | null
  readonly total: number
  readonly most: number
  /** Oldest first, also days without downloads. */
  readonly days: readonly { readonly day: string; readonly used: number }[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A history by kind, the most used kind first. */
export function byKind({ from, to, rows }: UsageHistory): readonly KindDays[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  return kinds
    .map((kind) =>
      daysOf(
        kind,
        rows.filter((row) => row.kind === kind),
        { from, to },
      ),
    )
    .toSorted((a, b) => b.total - a.total)
}

function daysOf(
  kind: Kind,
  rows: readonly UsageRow[],
  { from, to }: Pick<UsageHistory, 'from' | 'to'>,
): KindDays {
  const used = new Map<string, number>()
  for (const row of rows) used.set(row.day, (used.get(row.day) ?? 0) + row.used)
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  const days = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10)
    return { day, used: used.get(day) ?? 0 }
  })
  const [newest] = rows
  return {
    kind,
    limit: newest?.period === 'day' ? newest.limit : null,
    total: days.reduce((sum, one) => sum + one.used, 0),
    most: Math.max(0, ...days.map((one) => one.used)),
    days,
  }
}
