import type { CollectionConfig } from 'payload'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { couponCode } from '#domain/coupons/coupon.ts'
import { couponFault } from '#domain/coupons/coupon-fault.ts'
import { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { accessOf } from '../access.ts'
import { priceField } from '../fields/price.ts'
import { offerFields } from './offer-fields.ts'

const sidebar = { position: 'sidebar' } as const

/**
 * Coupons of plans and assets (docs/decisions/0087). Orders keep the discount that they were given: a change applies to new
 * orders. Coupons are switched off, never deleted.
 */
export const Coupons: CollectionConfig = {
  slug: 'coupons',
  access: accessOf('coupons'),
  admin: {
    group: 'Commerce',
    useAsTitle: 'code',
    defaultColumns: ['code', 'percent', 'isActive', 'until', 'updatedAt'],
    description:
      'Each buyer can use a coupon once. On a subscription it lowers the first payment. An order that fails or expires does not count as a use.',
  },
  hooks: {
    beforeValidate: [({ data }) => (data?.code ? { ...data, code: couponCode(String(data.code)) } : data)],
    afterChange: [({ req, collection }) => enqueueTextsChanged({ resource: collection.slug, req })],
  },
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 40,
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        couponFault({ ...(siblingData as object), code: value }) ?? true,
      admin: { description: 'Letters, digits and hyphens. Case does not matter.' },
    },
    { name: 'isActive', label: 'Enabled', type: 'checkbox', defaultValue: true, admin: sidebar },
    {
      name: 'percent',
      type: 'number',
      min: 1,
      max: 100,
      admin: { description: '1 to 100. Empty if the coupon takes off an amount.' },
    },
    {
      name: 'amounts',
      type: 'array',
      maxRows: 30,
      admin: { description: 'Such as 5.00, one row for each currency.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'currency',
              type: 'select',
              options: [...PRICE_CURRENCIES],
              required: true,
              defaultValue: 'USD',
            },
            priceField({ name: 'amount', label: 'Amount', required: true, min: 1 }),
          ],
        },
      ],
    },
    {
      name: 'plans',
      type: 'relationship',
      relationTo: 'plans',
      hasMany: true,
      admin: { description: 'Empty: all plans.' },
    },
    { name: 'forAssets', type: 'checkbox', defaultValue: false, label: 'Also for single assets' },
    { name: 'from', type: 'date', admin: sidebar },
    { name: 'until', type: 'date', admin: sidebar },
    {
      name: 'maxUses',
      label: 'Maximum uses',
      type: 'number',
      min: 1,
      admin: { ...sidebar, description: 'Empty: no limit.' },
    },
    ...offerFields(),
    { name: 'note', type: 'textarea', maxLength: 500, admin: { description: 'For staff.' } },
  ],
}
