import type { LicenceEffect } from '#domain/takedown/states.ts'
import type { TakedownCommand } from '#domain/takedown/transitions.ts'

/** `colleague` decides what the first member of staff may not; `clock` is the claimant's link and the worker. */
export type CasePlayer = 'staff' | 'colleague' | 'author' | 'clock'

export interface CaseStep {
  readonly command: TakedownCommand
  readonly by: CasePlayer
  /** Since the step before. */
  readonly minutes: number
  readonly statement?: string
  readonly licences?: LicenceEffect
}

const HOUR = 60
const DAY = 24 * HOUR

const confirm: CaseStep = { command: 'takedown.confirm', by: 'clock', minutes: 20 }
const accept: CaseStep = { command: 'takedown.accept', by: 'staff', minutes: 5 * HOUR }
const hear: CaseStep = { command: 'takedown.hear', by: 'staff', minutes: 15 }
const answer: CaseStep = {
  command: 'takedown.answer',
  by: 'author',
  minutes: 2 * DAY,
  statement: 'I drew this from my own sketches, which I can show. The outline follows the object itself.',
}
const lapse: CaseStep = { command: 'takedown.lapse', by: 'clock', minutes: 7 * DAY + HOUR }
const uphold: CaseStep = {
  command: 'takedown.uphold',
  by: 'staff',
  minutes: DAY,
  statement: 'Outline, proportions and details match the earlier work. The claim is upheld.',
  licences: 'kept',
}
const reject: CaseStep = {
  command: 'takedown.reject',
  by: 'staff',
  minutes: DAY,
  statement: 'Both works show the same object; nothing of the expression was taken. The claim is rejected.',
}
const withdraw: CaseStep = {
  command: 'takedown.withdraw',
  by: 'staff',
  minutes: 3 * HOUR,
  statement: 'The claimant wrote that they had mistaken the work for another one.',
}
const contradict: CaseStep = {
  command: 'takedown.counter-claim',
  by: 'author',
  minutes: 4 * DAY,
  statement: 'My file is dated a year before theirs. The dated sketches are attached.',
}
const restore: CaseStep = {
  command: 'takedown.restore',
  by: 'colleague',
  minutes: 2 * DAY,
  statement: 'The dated sketches show that the work is older. It is available again.',
}
const dismiss: CaseStep = {
  command: 'takedown.dismiss',
  by: 'colleague',
  minutes: 2 * DAY,
  statement: 'The sketches carry no date that can be checked. The work stays removed.',
}
const close: CaseStep = { command: 'takedown.close', by: 'clock', minutes: 14 * DAY + HOUR }

const examined = [confirm, accept] as const
const asked = [...examined, hear] as const
const heard = [...asked, answer] as const
const upheld = [...heard, uphold] as const
const contradicted = [...upheld, contradict] as const

/** The ways that cases take, and the days from the last step to the present. */
export const CASE_TRACKS = {
  waiting: { steps: [confirm], daysAgo: 0.2 },
  examined: { steps: examined, daysAgo: 0.1 },
  asked: { steps: asked, daysAgo: 2 },
  answered: { steps: heard, daysAgo: 1 },
  silent: { steps: [...asked, lapse], daysAgo: 1 },
  upheld: { steps: upheld, daysAgo: 3 },
  contradicted: { steps: contradicted, daysAgo: 1 },
  restored: { steps: [...contradicted, restore], daysAgo: 9 },
  dismissed: { steps: [...contradicted, dismiss], daysAgo: 12 },
  ended: { steps: [...asked, lapse, { ...uphold, licences: 'ended' }, close], daysAgo: 20 },
  rejected: { steps: [...heard, reject], daysAgo: 6 },
  withdrawn: { steps: [...examined, withdraw], daysAgo: 15 },
} as const satisfies Record<string, { readonly steps: readonly CaseStep[]; readonly daysAgo: number }>

export type CaseTrack = keyof typeof CASE_TRACKS
