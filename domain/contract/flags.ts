import { z } from 'zod'
import { GOALS } from '#domain/experiments/flag.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'

const texts = z.array(z.string()).readonly()

/** `GET /api/v2/flags`: the flags that run. */
export const flagSchema = z.object({
  code: z.string(),
  goal: z.enum(GOALS),
  variants: z.array(z.object({ code: z.string(), weight: z.number() })).readonly(),
  locales: z.array(z.enum(LOCALE_CODES)).readonly(),
  countries: texts,
  plans: texts,
  pages: texts,
})
export const flagsSchema = z.array(flagSchema)
export type RunningFlag = z.infer<typeof flagSchema>

/** The client key of the features that the CMS itself serves, in place of one of a GrowthBook account. */
export const LOCAL_CLIENT_KEY = 'local'
