import type { ArrayField, NumberField, PayloadRequest } from 'payload'
import { readDefaultCurrency } from '#cms/operations/site/default-currency.ts'
import { ERRORS } from '#domain/errors/catalogue.ts'
import { type Currency, PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { DEFAULT_CURRENCY } from '#domain/money/preferred-currency.ts'
import { type OfferFields, offersFault } from '#domain/plans/offers-fault.ts'
import { generalOfferIn } from '#domain/plans/plan.ts'
import { priceField } from '../fields/price.ts'

/** What the plan costs in each market. The plan id of an offer is what checkouts and subscriptions name. */
export function offersField(): ArrayField {
  return {
    name: 'offers',
    type: 'array',
    required: true,
    minRows: 1,
    admin: {
      description:
        'Prices with tax, such as 19.99. Empty: not sold for that period. Without a country, one offer for each currency.',
    },
    validate: async (rows, { siblingData, req }) => (await fault(rows, siblingData, req)) ?? true,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'planId', label: 'Plan ID', type: 'number', required: true, unique: true, min: 1 },
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

async function fault(rows: unknown, data: unknown, req: PayloadRequest): Promise<string | null> {
  const { otherIds, isSold } = data as {
    readonly otherIds?: readonly number[] | null
    readonly isSold?: boolean | null
  }
  const offers = (rows ?? []) as readonly (OfferFields & { readonly currency: Currency })[]
  const wrong = offersFault(offers, otherIds ?? [])
  if (wrong !== null || !isSold) return wrong
  const currency = await readDefaultCurrency(req.payload)
  // A library in US dollars may sell a plan in another currency alone.
  if (currency === DEFAULT_CURRENCY || generalOfferIn({ offers }, currency) !== undefined) return null
  return `A plan on sale needs an offer in ${currency} without a country: it is the currency of the site. (${ERRORS['plan-without-default-currency'].number})`
}
