import type { Endpoint } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { countryOf } from '#cms/endpoints/country-of.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import { cookieOf } from '#cms/endpoints/people/cookies.ts'
import { visitorOf } from '#cms/endpoints/people/visitor-of.ts'
import { environment } from '#cms/env.ts'
import { sessionOf } from '#cms/operations/accounts/authenticate-session.ts'
import { confirmInlinePayment, readCheckoutScript } from '#cms/operations/checkout/inline-checkout.ts'
import { startCheckout } from '#cms/operations/checkout/start-checkout.ts'
import { readCoupon } from '#cms/operations/coupons/read-coupon.ts'
import { readAccess } from '#cms/operations/entitlement/read-access.ts'
import { readOrder } from '#cms/operations/orders/read-order.ts'
import { keepClick } from '#cms/operations/referrals/keep-click.ts'
import { paymentGateways } from '#cms/payment-gateways.ts'
import { assetNameSchema } from '#domain/contract/access.ts'
import { checkoutSchema, inlinePaymentSchema } from '#domain/contract/checkout.ts'
import { couponFormSchema } from '#domain/contract/coupons.ts'

/** What a client may send as the key of a request: a UUID, or as much. */
const REQUEST_KEY = /^[\w-]{16,100}$/

/** For this user and this site alone. */
const SCRIPT_HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Buying, and what became of an order. */
export const CHECKOUT_ENDPOINTS: Endpoint[] = [
  formCall('checkout', checkoutSchema, async (req, form, actor) => {
    const key = req.headers.get('idempotency-key') ?? ''
    await keepClick(req.payload, { user: personOf(actor).id, code: cookieOf(req, 'referral') })
    const started = await startCheckout(
      { payload: req.payload, gateways: paymentGateways(), publicUrl: environment().PUBLIC_URL },
      {
        user: personOf(actor).id,
        team: sessionOf(req)?.team ?? null,
        form,
        requestKey: REQUEST_KEY.test(key) ? key : null,
        country: countryOf(req),
      },
    )
    return started.ok ? respond('checkout', started.value) : respondRefusal(started)
  }),
  formCall('check-coupon', couponFormSchema, async (req, { code }) => {
    const coupon = await readCoupon(req.payload, { code, address: visitorOf(req).address })
    return coupon.ok ? respond('coupon', coupon.value) : respondRefusal(coupon)
  }),
  call('read-access', async (req, actor) => {
    const asset = assetNameSchema.safeParse(Object.fromEntries(req.searchParams))
    if (!asset.success) return respondError('not-found')
    const by = { user: personOf(actor).id, team: sessionOf(req)?.team?.id ?? null }
    const access = await readAccess(req.payload, { by, ...asset.data })
    return access.ok ? respond('access', access.value) : respondRefusal(access)
  }),
  call('read-order', async (req, actor) => {
    const services = { payload: req.payload, gateways: paymentGateways() }
    const order = await readOrder(services, { user: personOf(actor).id, order: pathParameter(req, 'order') })
    return order.ok ? respond('order', order.value) : respondRefusal(order)
  }),
  call('open-inline-checkout', async (req, actor) => {
    const services = { payload: req.payload, gateways: paymentGateways() }
    const own = { user: personOf(actor).id, order: pathParameter(req, 'order') }
    const script = await readCheckoutScript(services, own)
    return script.ok ? new Response(script.value, { headers: SCRIPT_HEADERS }) : respondRefusal(script)
  }),
  formCall('confirm-payment', inlinePaymentSchema, async (req, proof, actor) => {
    const services = { payload: req.payload, gateways: paymentGateways() }
    const own = { user: personOf(actor).id, order: pathParameter(req, 'order') }
    const order = await confirmInlinePayment(services, { ...own, ...proof })
    return order.ok ? respond('order', order.value) : respondRefusal(order)
  }),
]
