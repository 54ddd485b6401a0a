import { z } from 'zod'
import { LICENCE_CODES } from '#domain/assets/licences.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'

/** The text of a licence that is in force, as `GET /api/v2/licences` returns it. */
export const licenceTextSchema = z.object({
  code: z.enum(LICENCE_CODES),
  version: z.string(),
  inForceFrom: z.iso.datetime(),
  /** Paragraphs separated by empty lines. */
  text: z.string(),
  /** The requested language, or English where there is no translation. */
  language: z.enum(LOCALE_CODES),
})
export type LicenceText = z.infer<typeof licenceTextSchema>
export const licenceTextsSchema = z.array(licenceTextSchema)
