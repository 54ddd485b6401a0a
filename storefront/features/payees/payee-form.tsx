'use client'

import { useTranslations } from 'next-intl'
import type { PaymentDetails } from '#domain/contract/payees.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { PayeeField as FieldRule } from '#domain/payees/fields.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import { entriesOf, type FormFields } from './field-texts.ts'
import type { schemaOf } from './form-schema.ts'
import { PayeeField } from './payee-field.tsx'

interface PayeeFormProps {
  readonly locale: Locale
  /** The last part of the address of its call. */
  readonly path: 'identity' | 'tax-form' | 'method'
  readonly kind: string
  readonly fields: FormFields
  readonly schema: ReturnType<typeof schemaOf>
  /** The text of its button. */
  readonly send: string
  /** Null where there is nothing to return to. */
  readonly onCancel: (() => void) | null
  readonly onStored: (details: PaymentDetails) => void
}

/** A form about a payee, drawn from the table of its fields. What was typed is kept in the page alone. */
export function PayeeForm(props: PayeeFormProps) {
  const { locale, path, kind, fields, schema, send, onCancel, onStored } = props
  const t = useTranslations('form')
  const form = useApiForm(
    schema,
    (values) =>
      callApi<{ payment_details: PaymentDetails }>('POST', `/auth/payment-details/${path}`, {
        body: { kind, values },
      }),
    ({ payment_details: details }) => onStored(details),
  )
  return (
    <form className="payee__form" {...form.formProps}>
      <FormErrors form={form} />
      {entriesOf(fields).map(([name, rule]) => (
        <PayeeField key={name} form={form} name={name} rule={rule} locale={locale} />
      ))}
      {path === 'tax-form' && <PayeeField form={form} name="signature" rule={SIGNATURE} locale={locale} />}
      <div className="row row--wrap">
        <SubmitButton form={form}>{send}</SubmitButton>
        {onCancel !== null && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </div>
    </form>
  )
}

const SIGNATURE: FieldRule = { kind: 'text' }
