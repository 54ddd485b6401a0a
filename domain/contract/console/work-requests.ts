import { z } from 'zod'
import { LOCALE_CODES } from '#domain/locales/locales.ts'

/** Days before a request in which its searches are counted. */
export const ASKED_DAYS = 30

export const WORK_REQUEST_STATES = ['open', 'closed'] as const

/** `POST /api/console/work-requests`: contributors are asked for works that these words find. */
export const newWorkRequestSchema = z.strictObject({
  locale: z.enum(LOCALE_CODES),
  /** As searches are summed: in lower case. */
  words: z.string().trim().toLowerCase().min(1).max(100),
})
export type NewWorkRequest = z.output<typeof newWorkRequestSchema>

/** What the page of a request has beside its row. */
export interface WorkRequestDetail {
  readonly allowed_actions: readonly 'close'[]
}
