import type { Mark } from '#domain/review/marks.ts'
import type { Reason } from '#domain/review/reasons.ts'
import type { SubmissionCommand } from '#domain/review/transitions.ts'

/** `colleague` is the other reviewer; `clock` is the worker. */
export type Player = 'author' | 'reviewer' | 'colleague' | 'senior' | 'clock'

export interface Step {
  readonly command: SubmissionCommand
  readonly by: Player
  /** Since the step before. */
  readonly minutes: number
  readonly reasons?: readonly Reason[]
  readonly note?: string
  readonly marks?: readonly Mark[]
  /** Days from the step to the publication that it chooses; null is at once. */
  readonly publishIn?: number | null
}

const HOUR = 60
const DAY = 24 * HOUR
/** Within the time in which a decision can be undone. */
const AT_ONCE = 0.1

const edit: Step = { command: 'submission.edit', by: 'author', minutes: 25 }
const submit: Step = { command: 'submission.submit', by: 'author', minutes: 5 }
/** Sends the file again. */
const replace: Step = { command: 'submission.replace-file', by: 'author', minutes: 12 }
const withdraw: Step = { command: 'submission.withdraw', by: 'author', minutes: 9 * HOUR }
const publish: Step = { command: 'submission.publish', by: 'clock', minutes: 0.25 }

function lease(by: Player, minutes: number): Step {
  return { command: 'submission.lease', by, minutes }
}

function release(by: Player): Step {
  return { command: 'submission.release', by, minutes: 2 }
}

function approve(by: Player): Step {
  return { command: 'submission.approve', by, minutes: 1.5 }
}

function undo(by: Player): Step {
  return { command: 'submission.undo', by, minutes: AT_ONCE }
}

function requestOpinion(by: Player): Step {
  return {
    command: 'submission.request-opinion',
    by,
    minutes: 4,
    note: 'The shapes remind me of a well-known app icon. Close enough to reject?',
  }
}

const THIN: Pick<Step, 'reasons' | 'note' | 'marks'> = {
  reasons: ['technical', 'keywords'],
  note: 'The lines end short of each other here. Two keywords do not describe the picture.',
  marks: [
    { reason: 'technical', x: 380, y: 300, width: 260, height: 220 },
    { reason: 'technical', x: 720, y: 760, width: 0, height: 0 },
  ],
}
const UNFINISHED: Pick<Step, 'reasons' | 'note' | 'marks'> = {
  reasons: ['quality'],
  note: 'The parts have different levels of detail, and the drawing looks unfinished.',
  marks: [{ reason: 'quality', x: 150, y: 420, width: 420, height: 380 }],
}

function giveBack(by: Player): Step {
  return { command: 'submission.return', by, minutes: 3, ...THIN }
}

function reject(by: Player): Step {
  return { command: 'submission.reject', by, minutes: 3, ...UNFINISHED }
}

const changed: Step = { ...edit, minutes: 7 * HOUR }
const resubmit: Step = {
  ...submit,
  note: 'Replaced the two keywords, and checked every line at 24 pixels as you asked.',
}
const appeal: Step = {
  command: 'appeal.file',
  by: 'author',
  minutes: 20 * HOUR,
  note: 'The plain shapes are intended: the work belongs to a set for small screens.',
}

const later: Pick<Step, 'publishIn'> = { publishIn: 40 }
const schedule: Step = { command: 'submission.schedule', by: 'clock', minutes: 0.25 }

const submitted = [edit, submit] as const
const reviewed = [...submitted, lease('reviewer', 30 * HOUR)] as const
const returned = [...reviewed, giveBack('reviewer')] as const
const rejected = [...reviewed, reject('reviewer')] as const
const appealed = [...rejected, appeal] as const
const heard = [...appealed, lease('senior', 26 * HOUR)] as const
const escalated = [...reviewed, requestOpinion('reviewer')] as const
const scheduled = [...reviewed, { ...approve('reviewer'), ...later }, schedule] as const
const consulted = [...escalated, lease('senior', 11 * HOUR)] as const

/** The ways that submissions take after their upload. Together they have every edge of the state machine. */
export const TRACKS = {
  uploaded: [],
  edited: [edit],
  discarded: [edit, withdraw],
  waiting: submitted,
  'withdrawn-waiting': [...submitted, withdraw],
  'in-review': reviewed,
  released: [...reviewed, release('reviewer')],
  'taken-over': [...reviewed, lease('colleague', 2 * HOUR), approve('colleague'), publish],
  approved: [...reviewed, approve('reviewer')],
  published: [...reviewed, approve('reviewer'), publish],
  returned,
  resubmitted: [...returned, changed, resubmit],
  improved: [...returned, changed, resubmit, lease('colleague', 14 * HOUR), approve('colleague'), publish],
  'withdrawn-returned': [...returned, withdraw],
  expired: [...returned, { command: 'submission.expire', by: 'clock', minutes: 30 * DAY + HOUR }],
  rejected,
  'too-similar': [
    ...reviewed,
    {
      command: 'submission.reject',
      by: 'reviewer',
      minutes: 2,
      reasons: ['similar-to-own'],
      note: 'The same shapes in other colours: see the matches that the check found.',
    },
  ],
  appealed,
  'appeal-released': [...heard, release('senior')],
  'appeal-upheld': [
    ...heard,
    { ...approve('senior'), note: 'The simplicity is intended. Approved.' },
    publish,
  ],
  'appeal-rejected': [...heard, reject('senior')],
  'appeal-returned': [...heard, giveBack('senior')],
  escalated,
  'opinion-released': [...consulted, release('senior')],
  'opinion-approved': [...consulted, { ...approve('senior'), note: 'Its own work: approved.' }, publish],
  'opinion-rejected': [
    ...consulted,
    {
      command: 'submission.reject',
      by: 'senior',
      minutes: 6,
      reasons: ['trademark'],
      note: 'Too close to the mark of a company. Draw another outline.',
      marks: [{ reason: 'trademark', x: 300, y: 250, width: 400, height: 450 }],
    },
  ],
  'opinion-returned': [...consulted, giveBack('senior')],
  'approval-undone': [...reviewed, approve('reviewer'), undo('reviewer'), giveBack('reviewer')],
  'return-undone': [...returned, undo('reviewer'), approve('reviewer'), publish],
  'rejection-undone': [...rejected, undo('reviewer'), giveBack('reviewer')],
  'opinion-undone': [...escalated, undo('reviewer'), approve('reviewer'), publish],
  scheduled,
  'published-on-date': [
    ...scheduled,
    { command: 'submission.reschedule', by: 'author', minutes: 3 * HOUR, publishIn: null },
    publish,
  ],
  'file-replaced': [edit, replace, submit],
  'file-mended': [...returned, replace, resubmit],
  unscheduled: [...scheduled, { command: 'submission.unschedule', by: 'author', minutes: 5 * HOUR }],
} as const satisfies Record<string, readonly Step[]>

export type Track = keyof typeof TRACKS
