import type { ArrayField, NumberField } from 'payload'
import { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { type OfferFields, offersFault } from '#domain/plans/offers-fault.ts'
import { priceField } from '../fields/price.ts'

/** What the plan costs in each market. The plan id of an offer is what checkouts and subscriptions name. */
export function offersField(): ArrayField {
  return {
    name: 'offers',
    type: 'array',
    required: true,
    minRows: 1,
    admin: {
      description: 'Prices with tax, such as 19.99. Empty: not sold for that period.',
    },
    validate: (rows, { siblingData }) => fault(rows, siblingData) ?? true,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'planId', type: 'number', required: true, unique: true, min: 1 },
          {
            name: 'country',
            type: 'text',
            maxLength: 2,
            admin: { description: 'Two letters, such as IN. Empty: all other countries.' },
          },
          {
            name: 'currency',
            type: 'select',
            options: [...PRICE_CURRENCIES],
            required: true,
            defaultValue: 'USD',
          },
        ],
      },
      { type: 'row', fields: [amount('monthAmount', 'A month'), amount('yearAmount', 'A year')] },
      {
        type: 'row',
        fields: [
          amount('monthSeatAmount', 'One more seat, a month'),
          amount('yearSeatAmount', 'One more seat, a year'),
        ],
      },
    ],
  }
}

function amount(name: string, label: string): NumberField {
  return priceField({ name, label, min: 0 })
}

function fault(rows: unknown, data: unknown): string | null {
  const { otherIds } = data as { readonly otherIds?: readonly number[] | null }
  return offersFault((rows ?? []) as readonly OfferFields[], otherIds ?? [])
}
