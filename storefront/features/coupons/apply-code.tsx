'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { couponFormSchema, type OfferedCoupon } from '#domain/contract/coupons.ts'
import { href } from '#domain/routing/href.ts'
import { checkCode, useCouponWords } from '#storefront/actions/checkout/coupon-words.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import './coupons.css'

/** Checks a code and leads to the plans with it: the checkout takes its discount off. */
export function ApplyCode() {
  const t = useTranslations('coupons')
  const [coupon, setCoupon] = useState<OfferedCoupon | null>(null)
  const form = useApiForm(couponFormSchema, checkCode, (answer) => setCoupon(answer.coupon))
  if (coupon !== null) return <Accepted coupon={coupon} onOther={() => setCoupon(null)} />
  return (
    <form className="coupon__form" {...form.formProps}>
      <FormErrors form={form} />
      <Field
        form={form}
        name="code"
        label={t('code')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        required
      />
      <div>
        <SubmitButton form={form}>{t('apply')}</SubmitButton>
      </div>
      <noscript>
        <p className="alert">{t('noScripts')}</p>
      </noscript>
    </form>
  )
}

function Accepted({ coupon, onOther }: { readonly coupon: OfferedCoupon; readonly onOther: () => void }) {
  const t = useTranslations('coupons')
  const locale = useLocale()
  const { off, plans } = useCouponWords(coupon)
  return (
    <section className="coupon__ok" role="status">
      <p className="h-3">{off}</p>
      <p className="muted">{plans}</p>
      <div className="row row--wrap">
        <LinkButton
          tone="primary"
          href={`${href('pricing', locale)}?${new URLSearchParams({ code: coupon.code })}`}
        >
          {t('toPlans')}
        </LinkButton>
        <Button onClick={onOther}>{t('other')}</Button>
      </div>
    </section>
  )
}
