/**
 * What staff look at (spec section 3, "Unlimited"; issue 20). A signal blocks nothing: the only limit is that of downloads
 * in an hour (`domain/entitlement/limits.ts`), which every account has.
 *
 * - `period`: the UTC month or day that is measured.
 * - `from`: the first value that is a signal.
 */
export const SIGNALS = {
  /** Counted downloads of an account, or of a team, in a month. */
  'many-downloads': { period: 'month', from: 600 },
  /** Networks from which one account downloaded in a day: a household, an office and a phone are three or four. */
  'many-networks': { period: 'day', from: 8 },
  /** Single downloads of one account within one hour of the clock: half of what the hourly limit allows. */
  'robot-rate': { period: 'day', from: 150 },
} as const satisfies Record<string, SignalRow>

interface SignalRow {
  readonly period: 'day' | 'month'
  readonly from: number
}

export type SignalKind = keyof typeof SIGNALS
export const SIGNAL_KINDS = Object.keys(SIGNALS) as readonly SignalKind[]

/** Whose downloads were measured. */
export type Measured = { readonly user: string } | { readonly team: string }

export interface Measurement {
  readonly kind: SignalKind
  /** First UTC day of the period: `2026-11-01` for a month. */
  readonly period: string
  readonly of: Measured
  readonly value: number
}

export interface Signal extends Measurement {
  readonly threshold: number
}

/** The measurements that staff have to look at. */
export function signalsOf(measurements: readonly Measurement[]): readonly Signal[] {
  return measurements
    .filter(({ kind, value }) => value >= SIGNALS[kind].from)
    .map((one) => ({ ...one, threshold: SIGNALS[one.kind].from }))
}

/** Longer than the time between two measurements: what ended since the last one is measured once more. */
const OVERLAP_MS = 2 * 60 * 60 * 1000

/** The first UTC days of the periods to measure: the current one, and the one before for as long as it can have changed. */
export function periodsOf(kind: SignalKind, now: Date): readonly string[] {
  const before = new Date(now.getTime() - OVERLAP_MS)
  return [...new Set([before, now].map((moment) => periodOf(kind, moment)))]
}

function periodOf(kind: SignalKind, moment: Date): string {
  const day = moment.toISOString().slice(0, 10)
  return SIGNALS[kind].period === 'day' ? day : `${day.slice(0, 7)}-01`
}
