import type { Reason } from '#domain/review/reasons.ts'
import type { SubmissionCommand } from '#domain/review/transitions.ts'
import type { SetName } from './sets.ts'
import { type Author, SET_AUTHORS } from './stories.ts'

/** `clock` is the worker. */
export type PackPlayer = 'author' | 'reviewer' | 'senior' | 'clock'

export interface PackStep {
  readonly command: SubmissionCommand
  readonly by: PackPlayer
  /** Since the step before. */
  readonly minutes: number
  readonly reasons?: readonly Reason[]
  readonly note?: string
}

/** A pack of the demonstration and its way. */
export interface PackStory {
  readonly title: string
  readonly keywords: readonly string[]
  readonly set: SetName
  readonly author: Author
  /** How many of the set it has. */
  readonly works: number
  /** Places in the set: one, six or none. */
  readonly cover: readonly number[]
  readonly steps: readonly PackStep[]
  /** From its last step to the present. */
  readonly hoursAgo: number
}

const DAY = 24 * 60

const edit: PackStep = { command: 'submission.edit', by: 'author', minutes: 40 }
const submit: PackStep = { command: 'submission.submit', by: 'author', minutes: 10 }
const withdraw: PackStep = { command: 'submission.withdraw', by: 'author', minutes: 5 * 60 }
const lease: PackStep = { command: 'submission.lease', by: 'reviewer', minutes: DAY }
const approve: PackStep = { command: 'submission.approve', by: 'reviewer', minutes: 4 }
const publish: PackStep = { command: 'submission.publish', by: 'clock', minutes: 0.25 }
const giveBack: PackStep = {
  command: 'submission.return',
  by: 'reviewer',
  minutes: 5,
  reasons: ['keywords', 'title'],
  note: 'The title could be that of any pack. Name what its works share, and leave out keywords of single works.',
}
const reject: PackStep = {
  command: 'submission.reject',
  by: 'reviewer',
  minutes: 6,
  reasons: ['quality'],
  note: 'The works differ from each other by a small sign alone. Ten of them are no pack yet.',
}
const appeal: PackStep = {
  command: 'appeal.file',
  by: 'author',
  minutes: 20 * 60,
  note: 'The set is meant for the states of one button, which need the same outline.',
}

const reviewed = [edit, submit, lease] as const

const KEYWORDS: Readonly<Record<SetName, readonly string[]>> = {
  folder: ['folder', 'directory', 'storage', 'office'],
  page: ['page', 'document', 'paper', 'office'],
  bubble: ['message', 'talk', 'chat', 'answer'],
  calendar: ['calendar', 'date', 'meeting', 'plan'],
}

/** The packs, in the order in which they took place: a rejected or withdrawn one sets its works free for the next. */
export const PACK_STORIES: readonly PackStory[] = [
  pack('folder', 'Plain folders', [...reviewed, reject], 9 * 24),
  pack('folder', 'Folders for an office', [...reviewed, approve, publish], 5 * 24, {
    cover: [0, 4, 5, 6, 7, 9],
  }),
  pack('page', 'First pages', [edit, withdraw], 7 * 24, { works: 4 }),
  pack('page', 'Page set', [...reviewed, giveBack], 30, { cover: [2] }),
  pack('bubble', 'Bubbles of a conversation', [edit, submit], 8, { cover: [4] }),
  pack('calendar', 'Days of a calendar', [...reviewed, reject, appeal], 20),
]

function pack(
  set: SetName,
  title: string,
  steps: readonly PackStep[],
  hoursAgo: number,
  more: Partial<Pick<PackStory, 'works' | 'cover'>> = {},
): PackStory {
  const keywords = [...KEYWORDS[set]]
  return { title, keywords, set, author: SET_AUTHORS[set], works: 10, cover: [], steps, hoursAgo, ...more }
}
