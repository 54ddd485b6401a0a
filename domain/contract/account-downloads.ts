import { z } from 'zod'
import { FORMAT_CODES } from '#domain/assets/formats.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { LICENCE_CODES } from '#domain/assets/licences.ts'
import { itemCardSchema, previewSchema } from '#domain/contract/catalogue.ts'

/** The downloads of the signed-in user (`GET /api/v2/auth/downloads`). */

const MAX_WORDS = 100
const MAX_PAGE = 1000
const kind = z.enum(KIND_CODES)

/** Malformed parameters count as absent. */
export const downloadsQuerySchema = z.object({
  kind: kind.nullable().catch(null).default(null),
  /** Every word must occur in the title or in the title of the pack. */
  q: z.string().trim().max(MAX_WORDS).catch('').default(''),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).catch(1).default(1),
})
export type DownloadsQuery = z.infer<typeof downloadsQuerySchema>

/** One download, with the licence it was granted under. */
export const downloadEntrySchema = z.object({
  id: z.int(),
  /** In the requested language; without a preview only where the artwork is gone. */
  item: itemCardSchema.extend({ preview: previewSchema.nullable() }),
  /** The current pack of the item; its address is null when no page answers there. */
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
  /** Whether the page of the item still exists. */
  offered: z.boolean(),
  /** Whether the file can be downloaded again: everything that was neither taken down nor withdrawn. */
  again: z.boolean(),
  /** Whether a refund or a chargeback withdrew the licence. */
  withdrawn: z.boolean(),
  licence: z.object({
    code: z.enum(LICENCE_CODES),
    name: z.string(),
    version: z.string(),
    /** Null for the library's own licences, whose text is on the licences page. */
    url: z.string().nullable(),
  }),
  /** Null where the licence requires no attribution. */
  attribution: z.object({ text: z.string(), html: z.string() }).nullable(),
})
export type DownloadEntry = z.infer<typeof downloadEntrySchema>

export const downloadListSchema = z.object({
  hits: z.array(downloadEntrySchema),
  total: z.int().nonnegative(),
  page: z.int().positive(),
  pageCount: z.int().nonnegative(),
  /** Kinds of all downloads of the user, for the tabs. */
  kinds: z.array(kind),
})
export type DownloadList = z.infer<typeof downloadListSchema>

export const DOWNLOADS_PER_PAGE = 20
