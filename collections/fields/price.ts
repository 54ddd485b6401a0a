import type { NumberField } from 'payload'

type Options = Pick<NumberField, 'name' | 'label' | 'required' | 'min'> & {
  readonly name: string
  /** The field beside it that holds the currency. */
  readonly currencyField?: string
  readonly description?: string
  /** Whether lists show it as a price. */
  readonly hasCell?: boolean
}

/** A price: minor units in the database, typed and shown in major units, 9.00. */
export function priceField({
  currencyField = 'currency',
  description,
  hasCell = false,
  ...field
}: Options): NumberField {
  return {
    type: 'number',
    ...field,
    admin: {
      ...(description === undefined ? {} : { description }),
      components: {
        Field: { path: '/cms/panel/price-field.tsx#PriceField', clientProps: { currencyField } },
        ...(hasCell ? { Cell: '/cms/panel/price-cell.tsx#PriceCell' } : {}),
      },
    },
  } as NumberField
}
