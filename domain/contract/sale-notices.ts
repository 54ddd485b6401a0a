import { z } from 'zod'
import { assetNameSchema } from '#domain/contract/access.ts'
import { cardSchema } from '#domain/contract/catalogue.ts'

/** Exclusive assets that a user wants to be notified about when they can be bought. */

export const saleNoticeNameSchema = assetNameSchema
export type SaleNoticeName = z.infer<typeof saleNoticeNameSchema>

/** `POST /sale-notices`: the wanted state, so that a repeated request changes nothing. */
export const saleNoticeFormSchema = saleNoticeNameSchema.extend({ wanted: z.boolean() })

export const saleNoticeSchema = saleNoticeNameSchema.extend({
  title: z.string(),
  requestedAt: z.iso.datetime(),
  /** Null for an asset that is no longer offered. */
  card: cardSchema.nullable(),
})
export type SaleNotice = z.infer<typeof saleNoticeSchema>

/** `GET /sale-notices`, newest first. */
export const saleNoticesSchema = z.object({
  notices: z.array(saleNoticeSchema),
  page: z.int().positive(),
  pageCount: z.int().nonnegative(),
})
export type SaleNotices = z.infer<typeof saleNoticesSchema>

export const SALE_NOTICES_PER_PAGE = 24
