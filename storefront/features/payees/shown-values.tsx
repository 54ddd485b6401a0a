import { useTranslations } from 'next-intl'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import type { PayeeValues } from '#domain/payees/fields.ts'
import { type ChoiceKey, entriesOf, type FormFields } from './field-texts.ts'

interface ShownValuesProps {
  readonly fields: FormFields
  readonly values: PayeeValues
  readonly locale: Locale
}

/** What a form states, masked. Statements that are ticked are left out: a stored form has all that are required. */
export function ShownValues({ fields, values, locale }: ShownValuesProps) {
  const t = useTranslations('payees')
  const countries = new Intl.DisplayNames([LOCALES[locale].bcp47], { type: 'region' })
  const rows = entriesOf(fields).flatMap(([name, { kind }]) => {
    const value = values[name]
    if (typeof value !== 'string') return []
    if (kind === 'country') return [{ name, text: countries.of(value) ?? value }]
    return [{ name, text: kind === 'choice' ? t(`choices.${name}.${value}` as ChoiceKey) : value }]
  })
  return (
    <dl className="facts payee__facts">
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt>{t(`fields.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
