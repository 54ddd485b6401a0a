import { z } from 'zod'
import { LOCALE_CODES } from '#domain/locales/locales.ts'

const versionSchema = z.object({ version: z.string(), inForceFrom: z.iso.datetime() })

const PARAGRAPH_CHANGES = ['kept', 'added', 'removed'] as const

const paragraphSchema = z.object({ change: z.enum(PARAGRAPH_CHANGES), text: z.string() })
export type ChangedParagraph = z.infer<typeof paragraphSchema>

/** The licence of a download beside the text of the same licence that is in force today. */
export const licenceDifferenceSchema = z.object({
  pinned: versionSchema,
  current: versionSchema,
  /** Of the difference: the requested one, or English where a text has no translation. */
  language: z.enum(LOCALE_CODES),
  /** From the pinned text to today's; null where both say the same. */
  difference: z.array(paragraphSchema).nullable(),
})
export type LicenceDifference = z.infer<typeof licenceDifferenceSchema>
