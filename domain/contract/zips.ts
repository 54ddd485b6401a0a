import { z } from 'zod'
import { READY_PALETTE_CODES } from '#domain/brand-palettes/ready-palettes.ts'
import { LEFT_OUT_REASONS } from '#domain/zips/zip-contents.ts'

const count = z.int().nonnegative()

/** `POST …/zip`, as a form or as JSON: the palette of the files, absent or empty for their own colours. */
export const zipRequestSchema = z.object({
  palette: z
    .union([z.literal(''), z.enum(READY_PALETTE_CODES)])
    .nullish()
    .transform((palette) => palette || null),
  /** With the records for an audit: licences, certificates, invoice numbers and hashes. */
  audit: z
    .union([z.boolean(), z.enum(['', 'on'])])
    .nullish()
    .transform((audit) => audit === true || audit === 'on'),
})

/** The contents of a ZIP before it is made. */
export const zipPlanSchema = z.object({
  assets: count,
  /** How many of them can have other colours. */
  recolourable: count,
  bytes: count,
  /** How many assets are left out, and why. */
  leftOut: z.array(z.object({ reason: z.enum(LEFT_OUT_REASONS), count })),
})
export type PlannedZip = z.infer<typeof zipPlanSchema>

/** The address, from the root of the site, is valid for two minutes. */
export const preparedZipSchema = z.object({ url: z.string().startsWith('/') })
