/**
 * How far this engine supports an option of Algolia:
 * - `implemented`: it works as Algolia documents it;
 * - `partly`: it works except for what the note says, and a value that needs more is listed in `warnings`;
 * - `warned`: it is accepted without effect, and listed in `warnings` where its value would have one.
 */
export type Status = 'implemented' | 'partly' | 'warned'

export interface Support {
  readonly status: Status
  /** What is missing, for the README and the warnings. */
  readonly note?: string
  /**
   * Whether a value needs what is missing. Where it is unset, every value does except the option's default.
   */
  readonly isUnsupported?: (value: unknown) => boolean
}

export const IMPLEMENTED: Support = { status: 'implemented' }

/**
 * An option without effect. `honoured` are the values that match what this engine does anyway; by default the
 * option's default.
 */
export function warned(note: string, honoured?: readonly unknown[]): Support {
  if (honoured === undefined) return { status: 'warned', note }
  return { status: 'warned', note, isUnsupported: (value) => !honoured.includes(value) }
}

export function partly(note: string, isUnsupported: (value: unknown) => boolean): Support {
  return { status: 'partly', note, isUnsupported }
}
