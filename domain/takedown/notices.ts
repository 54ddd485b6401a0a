import type { ClaimMail, HearingMail } from '#domain/mail/templates.ts'
import { TAKEDOWN_STATES, type TakedownState } from './states.ts'
import type { TakedownCommand } from './transitions.ts'

/** Notices to the contributor of claimed works, by mail and on the site. */
export const WORK_NOTICES = [
  'work-suspended',
  'work-hearing',
  'work-removed',
  'work-returned',
  'work-stays-removed',
] as const
export type WorkNotice = (typeof WORK_NOTICES)[number]

/** The same for a contributor without an account, by mail alone. There is no address before the hearing. */
const HEARING_MAILS: Partial<Record<WorkNotice, HearingMail>> = {
  'work-hearing': 'hearing-request',
  'work-removed': 'hearing-removed',
  'work-returned': 'hearing-returned',
  'work-stays-removed': 'hearing-stays-removed',
}

/** The mail to a contributor without an account; null for none. */
export function hearingMailOf(notice: WorkNotice | null): HearingMail | null {
  return notice === null ? null : (HEARING_MAILS[notice] ?? null)
}

export interface Notices {
  readonly claimant: ClaimMail | null
  readonly contributor: WorkNotice | null
}

const NOTICES: Partial<Record<TakedownCommand, Partial<Notices>>> = {
  'takedown.accept': { contributor: 'work-suspended' },
  'takedown.hear': { contributor: 'work-hearing' },
  'takedown.uphold': { claimant: 'claim-upheld', contributor: 'work-removed' },
  'takedown.reject': { claimant: 'claim-rejected', contributor: 'work-returned' },
  'takedown.withdraw': { contributor: 'work-returned' },
  'takedown.counter-claim': { claimant: 'claim-contradicted' },
  'takedown.restore': { claimant: 'claim-restored', contributor: 'work-returned' },
  'takedown.dismiss': { claimant: 'claim-final', contributor: 'work-stays-removed' },
}

/**
 * Whom a command is announced to. A contributor whose works were not hidden does not hear that they are back.
 *
 * @param from the state that the command left
 */
export function noticesOf(command: TakedownCommand, from: TakedownState): Notices {
  const { claimant = null, contributor = null } = NOTICES[command] ?? {}
  const isReturn = contributor === 'work-returned'
  return { claimant, contributor: isReturn && TAKEDOWN_STATES[from].holds === null ? null : contributor }
}

/** Titles that a mail names. */
const NAMED = 3

/** The works of a case in one line: the first titles, and how many more there are. */
export function namedWorks(titles: readonly string[]): string {
  const more = titles.length - NAMED
  return [...titles.slice(0, NAMED), ...(more > 0 ? [`+${more}`] : [])].join(', ')
}
