import { z } from 'zod'
import { SOURCE_FORMAT_CODES } from '#domain/assets/source-formats.ts'

/** A source file of a work. */
export const sourceFileSchema = z.object({
  format: z.enum(SOURCE_FORMAT_CODES),
  bytes: z.int().positive(),
})
export type SourceFile = z.infer<typeof sourceFileSchema>

/** `POST /api/v2/source-downloads`, as a form or as JSON; answered like a download. */
export const sourceRequestSchema = z.object({
  item: z.string().min(1).max(200),
  format: z.enum(SOURCE_FORMAT_CODES),
})
