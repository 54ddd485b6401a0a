import { useLocale, useTranslations } from 'next-intl'
import type { OfferedCoupon } from '#domain/contract/coupons.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { callApi } from '#storefront/session/call-api.ts'

/** What a coupon takes off, and which plans it is for. */
export function useCouponWords({ code, percent, amounts, plans }: OfferedCoupon): {
  readonly off: string
  readonly plans: string
} {
  const t = useTranslations('coupons')
  const locale = useLocale()
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  const off =
    percent === null
      ? list.format(
          amounts.map(({ amount, currency }) => formatMoney(money(BigInt(amount), currency), locale)),
        )
      : t('percent', { percent })
  return { off: t('off', { code, off }), plans: t(plans.length === 0 ? 'allPlans' : 'somePlans') }
}

/** Asks what a code gives. */
export function checkCode(fields: { readonly code: string }) {
  return callApi<{ coupon: OfferedCoupon }>('POST', '/coupons/check', { body: fields })
}
