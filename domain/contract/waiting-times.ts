import { z } from 'zod'
import { KIND_CODES } from '#domain/assets/kinds.ts'

/** The time from submitting or appealing to the decision, over the decisions of the last 30 days. */
const waitingTimeSchema = z.object({
  kind: z.enum(KIND_CODES),
  decisions: z.int(),
  median_hours: z.number(),
  /** 90 % of submissions wait at most this long. */
  p90_hours: z.number(),
})
export type WaitingTime = z.infer<typeof waitingTimeSchema>

/** `/waiting-times`: kinds without decisions are absent. */
export const waitingTimesSchema = z.array(waitingTimeSchema)
