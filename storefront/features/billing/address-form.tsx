'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { BillingAddress } from '#domain/billing/address.ts'
import { billingAddressSchema } from '#domain/contract/billing.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { INDIAN_STATES } from '#domain/tax/indian-states.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { countriesIn } from '#storefront/ui/form/countries.ts'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SelectField } from '#storefront/ui/form/select-field.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface AddressFormProps {
  /** The stored address, or what is known of one. */
  readonly address: Partial<BillingAddress>
  readonly locale: Locale
  readonly onStored: (address: BillingAddress) => void
}

/** What browsers fill the fields with. */
const FILLS = {
  name: 'billing name',
  company: 'billing organization',
  line1: 'billing address-line1',
  line2: 'billing address-line2',
  postal_code: 'billing postal-code',
  city: 'billing address-level2',
  region: 'billing address-level1',
  tax_id: 'off',
} as const satisfies Partial<Record<keyof BillingAddress, string>>

/** States by their names, with the GST code that decides on the tax. */
const STATES = Object.entries(INDIAN_STATES)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'))

/** The form of a billing address, checked by the schema of the server. */
export function AddressForm({ address, locale, onStored }: AddressFormProps) {
  const t = useTranslations()
  const [country, setCountry] = useState(address.country ?? '')
  const form = useApiForm(
    billingAddressSchema,
    (body) => callApi<{ billing_address: BillingAddress }>('PUT', '/auth/billing-address', { body }),
    ({ billing_address: stored }) => {
      onStored(stored)
      void showToast({ text: t('form.saved'), tone: 'ok' })
    },
  )
  const choose = { value: '', label: t('billing.choose') }
  const line = (name: keyof typeof FILLS) => (
    <Field
      form={form}
      name={name}
      label={t(`billing.labels.${name}`)}
      autoComplete={FILLS[name]}
      defaultValue={address[name] ?? ''}
    />
  )

  return (
    <form
      className="billing__form"
      {...form.formProps}
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement && target.name === 'country') setCountry(target.value)
      }}
    >
      <FormErrors form={form} />
      <div className="billing__pair">
        {line('name')}
        {line('company')}
      </div>
      <SelectField
        form={form}
        name="country"
        label={t('billing.labels.country')}
        kept={address.country ?? ''}
        autoComplete="billing country"
        options={[choose, ...countriesIn(locale)]}
      />
      {line('line1')}
      {line('line2')}
      <div className="billing__pair">
        {line('postal_code')}
        {line('city')}
      </div>
      {country === 'IN' ? (
        <SelectField
          form={form}
          name="region"
          label={t('billing.labels.state')}
          kept={address.country === 'IN' ? (address.region ?? '') : ''}
          autoComplete={FILLS.region}
          options={[choose, ...STATES]}
        />
      ) : (
        <Field
          form={form}
          name="region"
          label={t('billing.labels.region')}
          autoComplete={FILLS.region}
          defaultValue={address.country === 'IN' ? '' : (address.region ?? '')}
        />
      )}
      <Field
        form={form}
        name="tax_id"
        label={t('billing.labels.tax_id')}
        hint={t('billing.taxIdHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={address.tax_id ?? ''}
      />
      <div className="row row--wrap">
        <SubmitButton form={form}>{t('form.save')}</SubmitButton>
        <span className="small muted">{t('billing.kept')}</span>
      </div>
    </form>
  )
}
