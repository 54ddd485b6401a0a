import type { Messages } from 'next-intl'
import type { PayeeField } from '#domain/payees/fields.ts'

/** The fields of the forms, which all have a label. */
export type FieldName = keyof Messages['payees']['fields']
export type FormFields = Readonly<Partial<Record<FieldName, PayeeField>>>

type Choices = Messages['payees']['choices']
/** The message of one value of a field. */
export type ChoiceKey = {
  [F in keyof Choices]: `choices.${F}.${keyof Choices[F] & string}`
}[keyof Choices]

/** Fields that have a hint. */
export const HINTED = ['tin', 'treaty_country', 'iban', 'signature'] as const satisfies readonly FieldName[]

/** What browsers fill the fields with; all others are never suggested, since they are confidential. */
export const FILLS: Readonly<Partial<Record<FieldName, string>>> = {
  legal_name: 'name',
  holder: 'name',
  business_name: 'organization',
  street: 'street-address',
  city: 'address-level2',
  us_state: 'address-level1',
  postal_code: 'postal-code',
  country: 'country',
}

/** The fields of a form in their order. */
export function entriesOf(fields: FormFields): readonly (readonly [FieldName, PayeeField])[] {
  return Object.entries(fields) as readonly (readonly [FieldName, PayeeField])[]
}
