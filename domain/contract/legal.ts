import { z } from 'zod'
import { LEGAL_PAGES } from '#domain/legal/pages.ts'

/** `/legal-pages/{slug}` */
export const legalPageSchema = z.object({
  slug: z.enum(LEGAL_PAGES),
  title: z.string(),
  lead: z.string().nullable(),
  inForceFrom: z.iso.datetime(),
  /** Paragraphs of a text are separated by an empty line. */
  sections: z.array(z.object({ id: z.string(), heading: z.string(), text: z.string() })),
})
export type LegalPage = z.infer<typeof legalPageSchema>
