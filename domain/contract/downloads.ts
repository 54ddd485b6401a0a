import { z } from 'zod'
import { FORMAT_CODES } from '#domain/assets/formats.ts'
import { FORMS } from '#domain/assets/forms.ts'
import { readRecolouring } from '#domain/assets/recolouring.ts'

const slug = z.string().min(1).max(200)

const width = z
  .union([z.literal(''), z.coerce.number().int().positive()])
  .optional()
  .transform((pixels) => (typeof pixels === 'number' ? pixels : null))

/** `POST /api/v2/downloads`, as a form or as JSON; the answer is `{ url }` or a 303 to it. */
export const downloadRequestSchema = z.object({
  item: slug,
  format: z.enum(FORMAT_CODES),
  /** Pixels of a picture; absent or empty for files of one size. */
  width,
  /** Takes the place of the width where it is not empty: a form without scripts sends both fields. */
  other_width: width,
  /** As `writeRecolouring` writes it; absent or empty for the artwork's own colours. */
  colours: z
    .string()
    .default('')
    .transform((text, context) => {
      const recolouring = readRecolouring(text)
      if (recolouring === null) context.addIssue('colours are written as 6563ff-f0525a,17172b-3a0f14')
      return recolouring ?? z.NEVER
    }),
})

/**
 * The response of `POST /api/v2/downloads` to a script: an address from the root of the site, valid for two minutes.
 */
export const downloadResponseSchema = z.object({ url: z.string().startsWith('/') })

/** `POST /api/v2/views`: a page view of an asset. */
export const viewSchema = z.object({ form: z.enum(FORMS), slug })
