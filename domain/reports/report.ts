/** Why a work is reported, in the order of the form. */
export const REPORT_REASONS = ['rights', 'details', 'offensive', 'harmful', 'quality', 'other'] as const

/** What became of a report: nothing is wrong, the work was hidden or retired, or a case of a rights claim decides. */
export const REPORT_OUTCOMES = ['dismissed', 'hidden', 'retired', 'case-opened'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

export const REPORT_STATES = ['open', 'decided'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** Characters. */
export const REPORT_LENGTHS = { words: 2_000, email: 254, note: 1_000 } as const

/** The address of a reporter is deleted this long after the decision. */
export const REPORT_ADDRESS_DAYS = 90
