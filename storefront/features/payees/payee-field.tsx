'use client'

import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import type { PayeeField as FieldRule } from '#domain/payees/fields.ts'
import { CheckField } from '#storefront/ui/form/check-field.tsx'
import { countriesIn } from '#storefront/ui/form/countries.ts'
import { Field } from '#storefront/ui/form/field.tsx'
import { SelectField } from '#storefront/ui/form/select-field.tsx'
import type { ApiForm } from '#storefront/ui/form/use-api-form.ts'
import { type ChoiceKey, FILLS, type FieldName, HINTED } from './field-texts.ts'

interface PayeeFieldProps {
  readonly form: ApiForm
  readonly name: FieldName
  readonly rule: FieldRule
  readonly locale: Locale
}

/** One field of a form about a payee, by the kind that its table states. */
export function PayeeField({ form, name, rule, locale }: PayeeFieldProps) {
  const t = useTranslations('payees')
  const label = t(`fields.${name}`)
  const { kind, line = '', optional = false, values } = rule
  if (kind === 'flag')
    return (
      <CheckField form={form} name={name}>
        {label}
      </CheckField>
    )
  const choose = { value: '', label: t(optional ? 'none' : 'choose') }
  if (kind === 'country') {
    const options = countriesIn(locale).filter(({ value }) => values === undefined || values.includes(value))
    return (
      <SelectField
        form={form}
        name={name}
        label={withLine(label)}
        kept=""
        autoComplete={FILLS[name] ?? 'off'}
        options={[choose, ...options]}
      />
    )
  }
  if (kind === 'choice') {
    const options = (values ?? []).map((value) => ({
      value,
      label: t(`choices.${name}.${value}` as ChoiceKey),
    }))
    return (
      <SelectField
        form={form}
        name={name}
        label={withLine(label)}
        kept=""
        autoComplete="off"
        options={[choose, ...options]}
      />
    )
  }
  // A number that is required has no substitute to hint at.
  const hinted = HINTED.find((one) => one === name && (one !== 'tin' || optional))
  return (
    <Field
      form={form}
      name={name}
      label={withLine(label)}
      {...(hinted === undefined ? {} : { hint: t(`hints.${hinted}`) })}
      type={kind === 'date' ? 'date' : 'text'}
      autoComplete={FILLS[name] ?? 'off'}
      spellCheck={false}
      required={!optional}
    />
  )

  /** The line of the official form, and that a field may stay empty. */
  function withLine(text: string): string {
    // Parts of a form are cited as they are, such as Part I.
    const lined = /^\d/.test(line) ? t('line', { line, text }) : line === '' ? text : `${text} (${line})`
    return optional ? t('optional', { text: lined }) : lined
  }
}
