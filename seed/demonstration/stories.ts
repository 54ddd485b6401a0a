import type { Drawing } from './drawing.ts'
import { ICONS, RECOLOURED } from './icons.ts'
import { ILLUSTRATIONS } from './scenes.ts'
import { SETS, type SetName } from './sets.ts'
import { type Step, TRACKS, type Track } from './tracks.ts'

/** The demonstration's contributors, by the e-mail address of the account that works for them. */
export const AUTHORS = ['contributor@motif.test', 'illustrator@motif.test', 'team@motif.test'] as const
export type Author = (typeof AUTHORS)[number]

/** One submission of the demonstration and its way. */
export interface Story {
  readonly drawing: Drawing
  readonly author: Author
  readonly track: Track
  /** Which of the two reviewers is the first one. */
  readonly isSwapped: boolean
  /** From its last step to the present. */
  readonly minutesAgo: number
}

export interface ScheduledStep {
  readonly story: Story
  /** 0 is the upload. */
  readonly index: number
  /** Null is the upload. */
  readonly step: Step | null
  readonly at: Date
}

const DAY = 24 * 60
/** Tracks that are played again, so that lists and charts have something to show. */
const AGAIN: readonly Track[] = [
  'waiting',
  'published',
  'published',
  'waiting',
  'resubmitted',
  'published',
  'rejected',
  'waiting',
  'published',
  'improved',
  'published',
]
/** Tracks of later versions of the demonstration: at the end, so that the stories before them keep their drawings. */
const ADDED: readonly Track[] = [
  'scheduled',
  'published-on-date',
  'unscheduled',
  'file-replaced',
  'file-mended',
]
const FIRST = (Object.keys(TRACKS) as Track[]).filter((track) => !ADDED.includes(track))
/** Tracks that end at the present: their state lasts for minutes. */
const NOW: Readonly<Partial<Record<Track, number>>> = { 'in-review': 2, approved: 0 }

/** Whose works belong together, for a pack. */
export const SET_AUTHORS = {
  folder: 'contributor@motif.test',
  page: 'illustrator@motif.test',
  bubble: 'team@motif.test',
  calendar: 'contributor@motif.test',
} as const satisfies Record<SetName, Author>

/** Published before the packs were put together. */
const SET_DAYS_AGO = 14

const SINGLE: readonly Story[] = [...FIRST, ...AGAIN, ...ADDED].map((track, index) => ({
  drawing: track === 'too-similar' ? RECOLOURED : drawingOf(index),
  author: AUTHORS[index % AUTHORS.length] ?? AUTHORS[0],
  track,
  isSwapped: index % 2 === 1,
  minutesAgo: NOW[track] ?? minutesAgo(track, index),
}))

const OF_SETS: readonly Story[] = Object.entries(SETS).flatMap(([name, drawings], set) =>
  drawings.map((drawing, index) => ({
    drawing,
    author: SET_AUTHORS[name as SetName],
    track: 'published' as const,
    isSwapped: set % 2 === 1,
    minutesAgo: (SET_DAYS_AGO + set) * DAY + (drawings.length - index) * 7,
  })),
)

/** Every story; each has a different drawing. The recoloured one follows its original. */
export const STORIES: readonly Story[] = [...SINGLE, ...OF_SETS]

/** The steps of all stories in the order of their times, so that the history of the whole is in order too. */
export function scheduleOf(stories: readonly Story[], now: Date): readonly ScheduledStep[] {
  return stories.flatMap((story) => stepsOf(story, now)).toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function stepsOf(story: Story, now: Date): readonly ScheduledStep[] {
  const steps: readonly Step[] = TRACKS[story.track]
  const length = steps.reduce((sum, { minutes }) => sum + minutes, 0)
  const started = now.getTime() - (story.minutesAgo + length) * 60_000
  let passed = 0
  const later = steps.map((step, place) => {
    passed += step.minutes
    return { story, index: place + 1, step, at: new Date(started + passed * 60_000) }
  })
  return [{ story, index: 0, step: null, at: new Date(started) }, ...later]
}

function drawingOf(index: number): Drawing {
  const all = [...ICONS, ...ILLUSTRATIONS]
  const drawing = all[index]
  if (drawing === undefined) throw new Error('there are more stories than drawings')
  return drawing
}

/** Spread over the weeks before the present; what waits is younger than what is decided. */
function minutesAgo(track: Track, index: number): number {
  const spread = (index * 617) % 1_000
  if (track === 'too-similar') return 20
  return 30 + Math.round(((TRACKS[track].length < 3 ? 5 : 24) * DAY * spread) / 1_000)
}
