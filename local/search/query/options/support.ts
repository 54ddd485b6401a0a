/**
 * What this engine makes of an option of Algolia:
 * - `implemented`: it does what Algolia documents;
 * - `partly`: it does so but for what the note says, and a value that asks for that is listed in `warnings`;
 * - `warned`: it is accepted without effect, and listed in `warnings` where its value asks for one;
 * - `refused`: it is answered with status 400 and its name.
 */
export type Status = 'implemented' | 'partly' | 'warned' | 'refused'

export interface Support {
  readonly status: Status
  /** What is missing, as the README and the warnings say it. */
  readonly note?: string
  /**
   * Whether a value asks for what is missing. Unset, every value does but the default of the option: a default is what
   * happens anyway.
   */
  readonly asksForMore?: (value: unknown) => boolean
}

export const IMPLEMENTED: Support = { status: 'implemented' }

/** An option without effect. `honoured` are the values that say what this engine does anyway; else the default is. */
export function warned(note: string, honoured?: readonly unknown[]): Support {
  if (honoured === undefined) return { status: 'warned', note }
  return { status: 'warned', note, asksForMore: (value) => !honoured.includes(value) }
}

export function partly(note: string, asksForMore: (value: unknown) => boolean): Support {
  return { status: 'partly', note, asksForMore }
}

export function refused(note: string): Support {
  return { status: 'refused', note }
}
