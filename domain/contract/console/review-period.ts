import { z } from 'zod'

/** The periods of the review's figures, in days until now. */
export const REVIEW_PERIODS = [7, 30, 90] as const
export type ReviewPeriod = (typeof REVIEW_PERIODS)[number]

/** The query of `GET /api/console/review-agreement` and `/review-figures`. */
export const reviewPeriodQuery = z.strictObject({
  days: z.coerce.number().pipe(z.literal(REVIEW_PERIODS)),
})
