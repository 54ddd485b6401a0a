import type { REPORT_REASONS } from '#domain/reports/report.ts'

/** One report of the demonstration, and the reason of its dismissal; null while it is open. */
export interface DemonstrationReport {
  readonly reason: (typeof REPORT_REASONS)[number]
  readonly words: string
  readonly hoursAgo: number
  readonly dismissal: string | null
}

export const REPORTS: readonly DemonstrationReport[] = [
  {
    reason: 'details',
    words: 'The title says evening, but the picture shows a morning.',
    hoursAgo: 3,
    dismissal: null,
  },
  {
    reason: 'rights',
    words: 'I have seen this drawing on the site of a design studio.',
    hoursAgo: 26,
    dismissal: null,
  },
  {
    reason: 'quality',
    words: 'The SVG looks fine here, but my program shows a gap in the outline.',
    hoursAgo: 70,
    dismissal: 'Checked in three programs: the outline is closed.',
  },
  {
    reason: 'other',
    words: 'I do not like the colours.',
    hoursAgo: 190,
    dismissal: 'A matter of taste.',
  },
]
