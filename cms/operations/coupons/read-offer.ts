import { couponOfRow } from '#cms/operations/coupons/find-coupon.ts'
import { countUses } from '#cms/operations/coupons/use-coupon.ts'
import type { Payload } from '#cms/operations/database.ts'
import { readPlans } from '#cms/operations/plans/read-plans.ts'
import type { PaymentGateway } from '#cms/ports/payment-gateway.ts'
import type { OfferPage } from '#domain/contract/offers.ts'
import { soldPlan } from '#domain/contract/plans.ts'
import { decideValidity } from '#domain/coupons/coupon.ts'
import { plansOfOffer } from '#domain/coupons/offer-plans.ts'
import type { Locale } from '#domain/locales/locales.ts'

interface ReadOffer {
  readonly slug: string
  readonly locale: Locale
  /** Those that are configured. */
  readonly gateways: readonly Pick<PaymentGateway, 'code' | 'discountsSubscriptions'>[]
}

/**
 * The page of a coupon at this time; English where a translation is missing. Null for an unknown one, for one that was switched
 * off, and for one that has not begun.
 */
export async function readOffer(
  payload: Payload,
  { slug, locale, gateways }: ReadOffer,
): Promise<OfferPage | null> {
  const { docs } = await payload.find({
    collection: 'coupons',
    where: { offerSlug: { equals: slug } },
    locale,
    limit: 1,
    depth: 1,
  })
  const [row] = docs
  if (row === undefined) return null
  const coupon = couponOfRow(row)
  const valid = decideValidity(coupon, Date.now())
  if (!valid.ok && valid.code === 'coupon-unknown') return null

  const title = row.offerTitle ?? ''
  const ended: OfferPage = { state: 'ended', slug, title }
  if (!valid.ok) return ended
  if (coupon.maxUses !== null && (await countUses(payload, coupon.id)) >= coupon.maxUses) return ended
  const codes = gateways.map(({ code }) => code)
  const discounting = gateways.flatMap((gateway) => (gateway.discountsSubscriptions ? gateway.code : []))
  const sold = (await readPlans(payload, locale)).filter(({ isSold }) => isSold)
  const plans = plansOfOffer(
    coupon,
    sold.map((plan) => soldPlan(plan, codes)),
    new Set<string>(discounting),
  )
  if (plans.length === 0) return ended
  return {
    state: 'open',
    slug,
    title,
    text: row.offerText ?? '',
    code: coupon.code,
    until: coupon.until === null ? null : new Date(coupon.until).toISOString(),
    plans: [...plans],
  }
}
