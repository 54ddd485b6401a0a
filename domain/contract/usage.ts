import { z } from 'zod'
import { KIND_CODES } from '#domain/assets/kinds.ts'

/** How many UTC days a history can cover, with today. */
export const USAGE_RANGES = [7, 30, 90] as const
export type UsageRange = (typeof USAGE_RANGES)[number]

/** `GET /api/v2/auth/usage` and `GET /api/v2/teams/:team/usage`. Unknown values are the defaults. */
export const usageQuerySchema = z.object({
  days: z.coerce.number().pipe(z.literal(USAGE_RANGES)).catch(30),
  format: z.enum(['json', 'csv']).catch('json'),
})

const usageRowSchema = z.object({
  /** A UTC day. */
  day: z.iso.date(),
  kind: z.enum(KIND_CODES),
  /** Name of the plan that the downloads counted against. */
  plan: z.string(),
  /** Downloads of the kind on that day; repetitions are not counted. */
  used: z.int().nonnegative(),
  /** Of the plan as it is today; null is unlimited, 0 for a kind that the plan no longer includes. */
  limit: z.int().nonnegative().nullable(),
  period: z.enum(['day', 'month']),
  /** What was used of the limit by all kinds and members that share it: of the day, or of the month up to the day. */
  used_of_limit: z.int().nonnegative(),
  /** For the owner of a team: who downloaded; null for people who have left. Absent for everyone else. */
  member: z.object({ uuid: z.uuid(), name: z.string() }).nullable().optional(),
})
export type UsageRow = z.infer<typeof usageRowSchema>

/** The use of plans by day, the newest day first. Days without downloads have no rows. */
export const usageHistorySchema = z.object({
  /** The first and the last UTC day. */
  from: z.iso.date(),
  to: z.iso.date(),
  rows: z.array(usageRowSchema),
})
export type UsageHistory = z.infer<typeof usageHistorySchema>
