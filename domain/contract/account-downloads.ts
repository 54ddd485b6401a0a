import { z } from 'zod'
import { FORMAT_CODES } from '#domain/assets/formats.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { LICENCE_CODES } from '#domain/assets/licences.ts'
import { itemCardSchema, previewSchema } from '#domain/contract/catalogue.ts'

/** The downloads of the person who asks (`GET /api/v2/auth/downloads`). */

const MAX_WORDS = 100
const MAX_PAGE = 1000
const kind = z.enum(KIND_CODES)

/** What is malformed counts as absent. */
export const downloadsQuerySchema = z.object({
  kind: kind.nullable().catch(null).default(null),
  /** Every word has to stand in the title or in that of the pack. */
  q: z.string().trim().max(MAX_WORDS).catch('').default(''),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).catch(1).default(1),
})
export type DownloadsQuery = z.infer<typeof downloadsQuerySchema>

/** One download, with the licence it was granted under. */
export const downloadEntrySchema = z.object({
  id: z.int(),
  /** In the asked-for language; without a preview only where the artwork is gone. */
  item: itemCardSchema.extend({ preview: previewSchema.nullable() }),
  /** The pack the item is in now; its address is null when it has none that answers. */
  pack: z
    .object({
      title: z.string(),
      address: z.object({ kind, slug: z.string(), free: z.boolean() }).nullable(),
    })
    .nullable(),
  format: z.enum(FORMAT_CODES),
  /** Pixels for a PNG made from the original; null for the original itself. */
  width: z.int().nullable(),
  downloaded_at: z.iso.datetime(),
  /** Whether the item's own page still stands. */
  offered: z.boolean(),
  /** Whether the file can be had again: everything that was not taken down. */
  again: z.boolean(),
  licence: z.object({
    code: z.enum(LICENCE_CODES),
    name: z.string(),
    version: z.string(),
    /** Null for our own, whose text stands on the page of licences. */
    url: z.string().nullable(),
  }),
  /** Null where the licence asks for none. */
  attribution: z.object({ text: z.string(), html: z.string() }).nullable(),
})
export type DownloadEntry = z.infer<typeof downloadEntrySchema>

export const downloadListSchema = z.object({
  hits: z.array(downloadEntrySchema),
  total: z.int().nonnegative(),
  page: z.int().positive(),
  pageCount: z.int().nonnegative(),
  /** Kinds among all downloads of the person, for the tabs. */
  kinds: z.array(kind),
})
export type DownloadList = z.infer<typeof downloadListSchema>

export const DOWNLOADS_PER_PAGE = 20
