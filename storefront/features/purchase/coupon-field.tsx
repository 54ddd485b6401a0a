'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { couponFormSchema, type OfferedCoupon } from '#domain/contract/coupons.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { rememberCode } from '#storefront/actions/checkout/code-in-address.ts'
import { checkCode, useCouponWords } from '#storefront/actions/checkout/coupon-words.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface CouponFieldProps {
  /** Of the address, or what was typed; absent for none. */
  readonly code: string | undefined
  readonly onCode: (code: string | undefined) => void
}

/** The code of the purchase, which the server takes off the first payment. It stays in the address through the sign-up. */
export function CouponField({ code, onCode }: CouponFieldProps) {
  const t = useTranslations()
  const [coupon, setCoupon] = useState<OfferedCoupon | null>(null)

  function take(taken: OfferedCoupon | null): void {
    setCoupon(taken)
    rememberCode(taken?.code)
    onCode(taken?.code)
  }

  const form = useApiForm(couponFormSchema, checkCode, (answer) => take(answer.coupon))
  const given = useRef(code)
  const refused = useEffectEvent((fault: ErrorCode) => {
    take(null)
    void showToast({ text: t(`errors.${fault}`), tone: 'bad' })
  })
  // A code of the address that is refused is removed, with the reason: it would stop the checkout.
  useEffect(() => {
    if (given.current === undefined) return
    void checkCode({ code: given.current }).then((answer) => {
      if (answer.ok) setCoupon(answer.value.coupon)
      else if (!answer.unreachable) refused(answer.faults[0]?.code ?? 'unavailable')
    })
  }, [])

  if (coupon !== null) return <Taken coupon={coupon} onOther={() => take(null)} />
  return (
    <form className="purchase__code" {...form.formProps}>
      <FormErrors form={form} />
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
          {t('coupons.apply')}
        </SubmitButton>
      </div>
    </form>
  )
}

function Taken({ coupon, onOther }: { readonly coupon: OfferedCoupon; readonly onOther: () => void }) {
  const t = useTranslations('coupons')
  const { off, plans } = useCouponWords(coupon)
  return (
    <section className="purchase__coupon" role="status">
      <p>
        <b>{off}</b>
      </p>
      <p className="small muted">{plans}</p>
      <div>
        <Button size="small" onClick={onOther}>
          {t('other')}
        </Button>
      </div>
    </section>
  )
}
