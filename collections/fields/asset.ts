import type { Field } from 'payload'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { otherPricesFault, type PricedAsset } from '#domain/assets/price.ts'
import { VISIBILITY_CODES } from '#domain/assets/visibility.ts'
import { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { DERIVED } from './derived.ts'
import { options } from './options.ts'
import { priceField } from './price.ts'
import { webAddress } from './web-address.ts'

/** The `published` scope of items, packs and bundles. */
export const PUBLISHED = { visibility: { equals: 'published' } } as const

/** The kind of an item, or of all the items of a pack. */
export function kindField(): Field {
  return {
    name: 'kind',
    type: 'select',
    options: options(KIND_CODES),
    required: true,
    admin: { position: 'sidebar' },
  }
}

/**
 * Common fields of items, packs and bundles: address, state, price, ranking and counters. `number` comes from one
 * database sequence for all three, so that a short id is unique across forms.
 */
export function assetFields(): Field[] {
  const sidebar = { position: 'sidebar' } as const
  const derived = { position: 'sidebar', readOnly: true } as const
  return [
    {
      name: 'visibility',
      type: 'select',
      options: options(VISIBILITY_CODES),
      defaultValue: 'draft',
      required: true,
      admin: sidebar,
    },
    {
      name: 'slug',
      type: 'text',
      unique: true,
      index: true,
      access: DERIVED,
      admin: { ...derived, description: 'Derived from the English title; older addresses redirect here.' },
    },
    { name: 'shortId', type: 'text', unique: true, index: true, access: DERIVED, admin: { hidden: true } },
    { name: 'number', type: 'number', unique: true, access: DERIVED, admin: { hidden: true } },
    { name: 'sourceKey', type: 'text', unique: true, index: true, access: DERIVED, admin: { hidden: true } },
    webAddress('sourceUrl', {
      orPath: true,
      label: 'Source',
      admin: { description: 'Where the work was first published.' },
    }),
    {
      type: 'row',
      fields: [
        priceField({
          name: 'priceAmount',
          label: 'Price',
          min: 1,
          currencyField: 'priceCurrency',
          description: 'Such as 9.00. Empty: free.',
          hasCell: true,
        }),
        {
          name: 'priceCurrency',
          type: 'select',
          label: 'Currency',
          options: [...PRICE_CURRENCIES],
          defaultValue: 'USD',
          required: true,
        },
      ],
    },
    otherPricesField(),
    {
      name: 'free',
      type: 'checkbox',
      defaultValue: true,
      access: DERIVED,
      admin: { ...derived, description: 'Derived from the price.' },
    },
    { name: 'featured', type: 'checkbox', defaultValue: false, admin: sidebar },
    { name: 'licence', type: 'relationship', relationTo: 'licences', required: true, admin: sidebar },
    {
      name: 'contributor',
      type: 'relationship',
      relationTo: 'contributors',
      required: true,
      index: true,
      admin: sidebar,
    },
    { name: 'publishedAt', label: 'Published on', type: 'date', access: DERIVED, admin: derived },
    { name: 'views', type: 'number', defaultValue: 0, required: true, access: DERIVED, admin: derived },
    { name: 'downloads', type: 'number', defaultValue: 0, required: true, access: DERIVED, admin: derived },
    {
      name: 'popularity',
      type: 'number',
      defaultValue: 0,
      required: true,
      access: DERIVED,
      admin: { ...derived, description: 'Sort value of listings.' },
    },
  ]
}

/** Prices in further currencies. Nothing converts amounts: each price is decided by a person. */
function otherPricesField(): Field {
  return {
    name: 'otherPrices',
    type: 'array',
    label: 'Prices in other currencies',
    labels: { singular: 'Price', plural: 'Prices' },
    maxRows: PRICE_CURRENCIES.length - 1,
    admin: { initCollapsed: true },
    validate: (prices, { data }) => {
      const asset = {
        ...(data as Omit<PricedAsset, 'otherPrices'>),
        otherPrices: prices as PricedAsset['otherPrices'],
      }
      return otherPricesFault(asset) ?? true
    },
    fields: [
      {
        type: 'row',
        fields: [
          priceField({
            name: 'amount',
            label: 'Price',
            min: 1,
            required: true,
            description: 'Such as 9.00.',
          }),
          {
            name: 'currency',
            type: 'select',
            label: 'Currency',
            options: [...PRICE_CURRENCIES],
            required: true,
          },
        ],
      },
    ],
  }
}
