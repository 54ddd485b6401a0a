'use client'

import { useTranslations } from 'next-intl'
import { type Affiliation, payoutFormSchema } from '#domain/contract/referrals.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'
import { PayoutList } from './payout-list.tsx'
import { amountOf } from './sums.tsx'

type Payable = Affiliation['payable'][number]

interface PayoutsProps {
  readonly facts: Affiliation
  readonly locale: Locale
  readonly onRequested: (affiliation: Affiliation) => void
}

/** What an affiliate can request, in each currency, and the payouts until now. */
export function Payouts({ facts: { payable, payouts }, locale, onRequested }: PayoutsProps) {
  const t = useTranslations('referral.payouts')
  if (payable.length === 0 && payouts.length === 0) return null
  const isOpen = ({ amount }: Payable) =>
    payouts.some(
      ({ state, amount: { currency } }) =>
        (state === 'requested' || state === 'approved') && currency === amount.currency,
    )
  return (
    <section className="stack" aria-labelledby="payouts-title">
      <h2 className="h-3" id="payouts-title">
        {t('title')}
      </h2>
      {payable.map((one) => {
        const { amount, minimum } = one
        if (isOpen(one))
          return (
            <p key={amount.currency} className="muted">
              {t('open')}
            </p>
          )
        return BigInt(amount.amount) < BigInt(minimum.amount) ? (
          <p key={amount.currency} className="muted">
            {t('below', { amount: amountOf(amount, locale), minimum: amountOf(minimum, locale) })}
          </p>
        ) : (
          <PayoutRequest key={amount.currency} payable={one} locale={locale} onRequested={onRequested} />
        )
      })}
      {payouts.length > 0 && <PayoutList payouts={payouts} locale={locale} />}
    </section>
  )
}

interface PayoutRequestProps extends Pick<PayoutsProps, 'locale' | 'onRequested'> {
  readonly payable: Payable
}

/** The form that requests the whole balance of one currency. */
function PayoutRequest({ payable: { amount }, locale, onRequested }: PayoutRequestProps) {
  const t = useTranslations('referral.payouts')
  const form = useApiForm(
    payoutFormSchema,
    (fields) => callApi<{ affiliation: Affiliation }>('POST', '/auth/affiliation/payouts', { body: fields }),
    async ({ affiliation }) => {
      onRequested(affiliation)
      await showToast({ text: t('requested') })
    },
  )
  return (
    <form className="program__payout" {...form.formProps}>
      <p className="muted">{t('lead')}</p>
      <FormErrors form={form} />
      <input type="hidden" name="currency" value={amount.currency} />
      <Field
        form={form}
        name="address"
        type="email"
        label={t('email')}
        autoComplete="email"
        maxLength={254}
        required
      />
      <div>
        <SubmitButton form={form}>{t('request', { amount: amountOf(amount, locale) })}</SubmitButton>
      </div>
    </form>
  )
}
