import type { Endpoint } from 'payload'
import { languageOf, pageOf } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondAll, respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import { listSaleNotices, readSaleNotice } from '#cms/operations/sale-notices/read-sale-notices.ts'
import { setSaleNotice } from '#cms/operations/sale-notices/set-sale-notice.ts'
import { saleNoticeFormSchema, saleNoticeNameSchema } from '#domain/contract/sale-notices.ts'

/** Notices that users request of exclusive assets that are not on sale yet. */
export const SALE_NOTICE_ENDPOINTS: Endpoint[] = [
  call('list-sale-notices', async (req, actor) => {
    const view = { user: personOf(actor).id, locale: languageOf(req), page: pageOf(req) }
    return respondAll({ ...(await listSaleNotices(req.payload, view)) })
  }),
  call('read-sale-notice', async (req, actor) => {
    const asset = saleNoticeNameSchema.safeParse(Object.fromEntries(req.searchParams))
    if (!asset.success) return respondError('not-found')
    const { form, slug } = asset.data
    return respond('wanted', await readSaleNotice(req.payload, { user: personOf(actor).id, form, slug }))
  }),
  formCall('set-sale-notice', saleNoticeFormSchema, async (req, form, actor) => {
    const set = await setSaleNotice(req.payload, { user: personOf(actor).id, ...form })
    return set.ok ? respond('wanted', set.value) : respondRefusal(set)
  }),
]
