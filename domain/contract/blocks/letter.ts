import { z } from 'zod'
import { LETTER_COUNTS } from '#domain/newsletter/limits.ts'
import { address, id, text, words } from './parts.ts'
import { storedSelectionSchema } from './stored.ts'

/** Blocks of a newsletter as the CMS stores them, in one language. A block that does not parse is not sent. */
export const storedLetterBlockSchema = z.discriminatedUnion('blockType', [
  z.object({ blockType: z.literal('letterText'), heading: text, text: words }),
  z.object({
    blockType: z.literal('letterPicture'),
    work: z.int().nullable().catch(null),
    image: id,
    caption: text,
  }),
  z.object({
    blockType: z.literal('letterAssets'),
    heading: text,
    selection: storedSelectionSchema,
    count: z.int().min(1).max(LETTER_COUNTS.works).catch(LETTER_COUNTS.standardWorks),
  }),
  z.object({ blockType: z.literal('letterButton'), label: words, address: address.pipe(z.string()) }),
  z.object({ blockType: z.literal('letterFreeAsset'), heading: text }),
])
export type StoredLetterBlock = z.output<typeof storedLetterBlockSchema>
