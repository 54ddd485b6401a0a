'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CartCoupon as Coupon } from '#domain/contract/carts.ts'
import { couponFormSchema } from '#domain/contract/coupons.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import type { CartCode } from '#storefront/features/cart/use-cart-code.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import { Icon } from '#storefront/ui/icon.tsx'

/** The field for a code, or what the code takes off with a button that removes it. */
export function CartCoupon({ code: { coupon, refused, check, take } }: { readonly code: CartCode }) {
  if (coupon !== null) return <Taken coupon={coupon} onRemove={() => take(null)} />
  return <CodeForm refused={refused} check={check} onTaken={take} />
}

interface CodeFormProps extends Pick<CartCode, 'refused' | 'check'> {
  readonly onTaken: (coupon: Coupon) => void
}

function CodeForm({ refused, check, onTaken }: CodeFormProps) {
  const t = useTranslations()
  const form = useApiForm(couponFormSchema, check, (answer) => onTaken(answer.coupon))
  const isUntouched = form.faults.length === 0 && !form.unreachable
  return (
    <form className="cart__code" {...form.formProps}>
      <FormErrors form={form} />
      {refused !== null && isUntouched && (
        <p className="alert alert--bad" role="alert">
          <Icon name="circle-alert" />
          {t(`errors.${refused}`)}
        </p>
      )}
      <Field
        form={form}
        name="code"
        label={t('coupons.code')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        required
      />
      <div>
        <SubmitButton form={form} tone="neutral">
          {t('cart.code.use')}
        </SubmitButton>
      </div>
    </form>
  )
}

function Taken({ coupon, onRemove }: { readonly coupon: Coupon; readonly onRemove: () => void }) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { code, discount } = coupon
  const off = formatMoney(money(-BigInt(discount.amount), discount.currency), locale)
  return (
    <p className="cart__off" role="status">
      <span>{t('code.used', { code })}</span>
      <span className="num">{off}</span>
      <Button size="small" aria-label={t('removeOf', { title: code })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </p>
  )
}
