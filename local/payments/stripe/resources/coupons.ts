import { z } from 'zod'
import { newId } from '../../core/ids.ts'
import { isValid } from '../billing/discounts.ts'
import { invalid } from '../errors.ts'
import { defined, mergeMetadata } from '../merge.ts'
import { page } from '../paging.ts'
import * as P from '../parameters.ts'
import { get, post, type Route, remove } from '../route.ts'
import { find, fresh } from '../state.ts'

const coupon = z.strictObject({
  id: P.id.optional(),
  amount_off: P.amount.optional(),
  currency: P.currency.optional(),
  duration: z.enum(['once', 'forever', 'repeating']).optional(),
  duration_in_months: P.count.optional(),
  max_redemptions: P.count.optional(),
  metadata: P.metadata,
  name: P.text.optional(),
  percent_off: P.decimal.optional(),
  redeem_by: P.timestamp.optional(),
})

const code = z.strictObject({
  active: P.flag.optional(),
  code: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,500}$/, 'letters, digits, - and _ only')
    .optional(),
  customer: P.id.optional(),
  expires_at: P.timestamp.optional(),
  max_redemptions: P.count.optional(),
  metadata: P.metadata,
  promotion: z.strictObject({ type: z.enum(['coupon']), coupon: P.id }),
  restrictions: z.strictObject({ first_time_transaction: P.flag.optional() }).optional(),
})

const codes = z.strictObject({
  ...P.paging,
  active: P.flag.optional(),
  code: P.text.optional(),
  customer: P.id.optional(),
})

export const couponRoutes: readonly Route[] = [
  post('/v1/coupons', coupon, (state, given) => {
    const { percent_off = null, amount_off = null, currency = null, duration = 'once' } = given
    if ((percent_off === null) === (amount_off === null))
      throw invalid('Give percent_off or amount_off.', 'percent_off', 'parameter_missing')
    if (percent_off !== null && (percent_off <= 0 || percent_off > 100))
      throw invalid('percent_off must be above 0 and at most 100.', 'percent_off')
    if (amount_off !== null && currency === null)
      throw invalid('Missing required param: currency.', 'currency', 'parameter_missing')
    const id = given.id ?? newId('', 8)
    if (state.coupons.get(id)) throw invalid('Coupon already exists.', 'id', 'resource_already_exists')
    const created = state.coupons.put({
      ...fresh(state, '', 'coupon', given.metadata ?? {}),
      id,
      amount_off,
      currency,
      duration,
      duration_in_months: duration === 'repeating' ? (given.duration_in_months ?? 1) : null,
      max_redemptions: given.max_redemptions ?? null,
      name: given.name ?? null,
      percent_off,
      redeem_by: given.redeem_by ?? null,
      times_redeemed: 0,
      valid: true,
    })
    state.emit('coupon.created', created)
    return created
  }),
  get('/v1/coupons', z.strictObject(P.paging), (state, paging) =>
    page('/v1/coupons', state.coupons.list(), paging),
  ),
  get('/v1/coupons/:id', P.none, (state, _, id) => {
    const found = find(state.coupons, 'coupon', id)
    return { ...found, valid: isValid(found, state.clock.now()) }
  }),
  post(
    '/v1/coupons/:id',
    z.strictObject({ metadata: P.metadata, name: P.text.optional() }),
    (state, { metadata, ...given }, id) => {
      const before = find(state.coupons, 'coupon', id)
      const after = state.coupons.put({
        ...before,
        ...defined(given),
        metadata: mergeMetadata(before.metadata, metadata),
      })
      state.emit('coupon.updated', after)
      return after
    },
  ),
  remove('/v1/coupons/:id', P.none, (state, _, id) => {
    state.emit('coupon.deleted', find(state.coupons, 'coupon', id))
    state.coupons.put({ ...find(state.coupons, 'coupon', id), valid: false, redeem_by: state.clock.now() })
    return { id, object: 'coupon', deleted: true }
  }),
  post('/v1/promotion_codes', code, (state, given) => {
    find(state.coupons, 'coupon', given.promotion.coupon, 'promotion[coupon]')
    const text = given.code ?? newId('', 8).toUpperCase()
    const taken = state.promotionCodes
      .list({ active: true })
      .some((one) => one.code.toLowerCase() === text.toLowerCase())
    if (taken)
      throw invalid(
        `An active promotion code with the code ${text} already exists.`,
        'code',
        'resource_already_exists',
      )
    const created = state.promotionCodes.put({
      ...fresh(state, 'promo_1', 'promotion_code', given.metadata ?? {}),
      active: given.active ?? true,
      code: text,
      customer: given.customer ?? null,
      expires_at: given.expires_at ?? null,
      max_redemptions: given.max_redemptions ?? null,
      promotion: given.promotion,
      restrictions: {
        first_time_transaction: given.restrictions?.first_time_transaction ?? false,
        minimum_amount: null,
        minimum_amount_currency: null,
      },
      times_redeemed: 0,
    })
    state.emit('promotion_code.created', created)
    return created
  }),
  get('/v1/promotion_codes', codes, (state, { active, code: text, customer, ...paging }) => {
    const all = state.promotionCodes.list({ active, customer })
    const wanted = text?.toLowerCase()
    return page(
      '/v1/promotion_codes',
      wanted === undefined ? all : all.filter((one) => one.code.toLowerCase() === wanted),
      paging,
    )
  }),
  get('/v1/promotion_codes/:id', P.none, (state, _, id) => find(state.promotionCodes, 'promotion code', id)),
  post(
    '/v1/promotion_codes/:id',
    z.strictObject({ active: P.flag.optional(), metadata: P.metadata }),
    (state, { metadata, ...given }, id) => {
      const before = find(state.promotionCodes, 'promotion code', id)
      const after = state.promotionCodes.put({
        ...before,
        ...defined(given),
        metadata: mergeMetadata(before.metadata, metadata),
      })
      state.emit('promotion_code.updated', after)
      return after
    },
  ),
]
