/** The files for tax offices. */
export const YEARLY_REPORTS = ['1099-misc', '1042-s', 'dac7'] as const
export type YearlyReport = (typeof YEARLY_REPORTS)[number]

export const QUARTERS = [1, 2, 3, 4] as const
export type Quarter = (typeof QUARTERS)[number]

/** Royalties below 10.00 US dollars in a year are not reported (instructions for form 1099-MISC, box 2). */
export const ROYALTY_THRESHOLD_CENTS = 1_000n

/** "Other royalties (for example, copyright, software, broadcasting)" (form 1042-S, appendix A, income codes). */
export const ROYALTY_INCOME_CODE = '12'
/** "Not exempt" and "exempt under tax treaty" (form 1042-S, appendix A, chapter 3 exemption codes). */
export const EXEMPTION_CODES = { taxed: '00', treaty: '04' } as const
