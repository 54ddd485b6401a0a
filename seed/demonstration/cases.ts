import type { NewClaim } from '#cms/operations/takedowns/insert-case.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { CASE_TRACKS, type CaseStep, type CaseTrack } from './case-tracks.ts'
import { AUTHORS, type Author } from './stories.ts'

/** One takedown case of the demonstration, about a work of one of its contributors. */
export interface DemonstrationCase {
  readonly track: CaseTrack
  readonly author: Author
  readonly claim: NewClaim
}

export interface ScheduledCaseStep {
  /** Counts the commands of the case, from 1. */
  readonly place: number
  readonly step: CaseStep
  readonly at: Date
}

const CLAIMANTS = [
  ['Lena Fischer', null],
  ['Hugo Martin', 'Atelier Martin'],
  ['Aiko Tanaka', null],
  ['Sofia Costa', 'Casa Azul'],
  ['Jonas Weber', null],
  ['Nora Lindqvist', 'Nordlys Studio'],
] as const

/** Every case; each has another claimant. */
export const CASES: readonly DemonstrationCase[] = (Object.keys(CASE_TRACKS) as CaseTrack[]).map(
  (track, index) => ({
    track,
    author: AUTHORS[index % AUTHORS.length] ?? AUTHORS[0],
    claim: claimOf(index),
  }),
)

/** When a case was claimed, and when each of its steps follows. */
export function scheduleOfCase(
  { track }: DemonstrationCase,
  now: Date,
): { readonly claimedAt: Date; readonly steps: readonly ScheduledCaseStep[] } {
  const { daysAgo } = CASE_TRACKS[track]
  const steps: readonly CaseStep[] = CASE_TRACKS[track].steps
  const length = steps.reduce((sum, { minutes }) => sum + minutes, 0)
  const started = now.getTime() - daysAgo * DAY_MS - length * 60_000
  let passed = 0
  return {
    claimedAt: new Date(started),
    steps: steps.map((step, index) => {
      passed += step.minutes
      return { place: index + 1, step, at: new Date(started + passed * 60_000) }
    }),
  }
}

function claimOf(index: number): NewClaim {
  const [name, company] = CLAIMANTS[index % CLAIMANTS.length] ?? CLAIMANTS[0]
  return {
    name,
    company,
    // The case is found again by its address.
    email: `claimant-${index + 1}@example.com`,
    capacity: company === null ? 'owner' : 'agent',
    original: 'A drawing that I published on my own site, in the same composition.',
    links: ['https://example.com/portfolio'],
    claim: 'The work repeats the outline and the arrangement of my drawing. I did not allow it.',
    signature: name,
    locale: 'en',
  }
}
