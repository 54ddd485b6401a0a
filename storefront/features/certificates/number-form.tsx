'use client'

import { useTranslations } from 'next-intl'
import { certificateNumberFormSchema } from '#domain/contract/certificates.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Field } from '#storefront/ui/form/field.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import './certificates.css'

interface NumberFormProps {
  readonly locale: Locale
  /** What the field contains at first: a number to correct. */
  readonly number?: string
}

/** Leads to the page of a number. Without scripts it is sent as a query, and the address redirects to the same page. */
export function NumberForm({ locale, number: given }: NumberFormProps) {
  const t = useTranslations('certificates.check.search')
  const form = useApiForm(
    certificateNumberFormSchema,
    async (value) => ({ ok: true, value }),
    ({ number }) => window.location.assign(href('certificate', locale, { number: number.toLowerCase() })),
  )
  return (
    <form
      className="certificate__form"
      {...form.formProps}
      method="get"
      action={href('certificateSearch', locale)}
    >
      <Field
        form={form}
        name="number"
        label={t('number')}
        hint={t('hint')}
        placeholder="7K3Q-9XWA-2B4D-M5"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        defaultValue={given}
        required
      />
      <div>
        <SubmitButton form={{ busy: form.busy, ready: true }}>{t('submit')}</SubmitButton>
      </div>
    </form>
  )
}
