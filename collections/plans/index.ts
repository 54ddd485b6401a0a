import type { CollectionConfig } from 'payload'
import { recordPrices } from '#cms/operations/plans/record-prices.ts'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { PLAN_AUDIENCES, PLAN_CAPABILITIES, PLAN_CONDITIONS } from '#domain/plans/catalogue-plan.ts'
import { PLAN_TYPES } from '#domain/plans/plan.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'
import { allowancesField } from './allowances.ts'
import { offersField } from './offers.ts'

const sidebar = { position: 'sidebar' } as const

/**
 * Plans and their prices (docs/decisions/0077). Every change of a price is kept as a version of its own: subscriptions
 * keep the version that they were bought with. Plans are withdrawn, never deleted.
 */
export const Plans: CollectionConfig = {
  slug: 'plans',
  access: accessOf('plans'),
  admin: {
    group: 'Commerce',
    useAsTitle: 'name',
    defaultColumns: ['name', 'audience', 'type', 'isSold', 'position', 'updatedAt'],
    description:
      'Changes are live within seconds. A new price applies to new subscriptions only: running ones keep their price until their subscribers have had notice.',
  },
  defaultSort: 'position',
  hooks: {
    afterChange: [
      ({ req, doc }) => recordPrices(req, doc.offers),
      ({ req, collection }) => enqueueTextsChanged({ resource: collection.slug, req }),
    ],
  },
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 40 },
    { name: 'tagline', type: 'text', localized: true, required: true, maxLength: 120 },
    {
      name: 'features',
      type: 'array',
      maxRows: 8,
      admin: { description: 'The list on the card. A missing translation is replaced by the English text.' },
      fields: [{ name: 'text', type: 'text', localized: true, required: true, maxLength: 80 }],
    },
    offersField(),
    {
      name: 'save',
      label: 'Advertised saving of a year, in per cent',
      type: 'number',
      min: 1,
      max: 99,
      admin: {
        description: 'Shown on the card. Empty: nothing is shown.',
        components: { afterInput: ['/cms/panel/save-warning.tsx#SaveWarning'] },
      },
    },
    allowancesField(),
    {
      name: 'capabilities',
      label: 'Included beside downloads',
      type: 'select',
      hasMany: true,
      options: options(PLAN_CAPABILITIES),
    },
    { name: 'otherIds', label: 'Earlier plan IDs', type: 'number', hasMany: true, admin: sidebar },
    { name: 'slug', type: 'text', required: true, unique: true, index: true, maxLength: 40, admin: sidebar },
    { name: 'type', type: 'select', options: options(PLAN_TYPES), required: true, admin: sidebar },
    {
      name: 'audience',
      type: 'select',
      options: options(PLAN_AUDIENCES),
      required: true,
      defaultValue: 'standard',
      admin: sidebar,
    },
    {
      name: 'condition',
      label: 'Condition to subscribe',
      type: 'select',
      options: options(PLAN_CONDITIONS),
      required: true,
      defaultValue: 'none',
      admin: sidebar,
    },
    {
      name: 'members',
      label: 'Members included',
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 1,
      admin: sidebar,
    },
    {
      name: 'trialDays',
      label: 'Days before the first payment',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      max: 90,
      admin: sidebar,
    },
    {
      name: 'quantity',
      label: 'Quantity in statistics',
      type: 'number',
      required: true,
      defaultValue: 10,
      min: 1,
      admin: sidebar,
    },
    { name: 'position', type: 'number', required: true, defaultValue: 0, admin: sidebar },
    {
      name: 'hasCard',
      label: 'Card on the pricing page',
      type: 'checkbox',
      defaultValue: false,
      admin: sidebar,
    },
    { name: 'isHighlighted', label: 'Highlighted', type: 'checkbox', defaultValue: false, admin: sidebar },
    {
      name: 'isSold',
      label: 'Sold to new subscribers',
      type: 'checkbox',
      defaultValue: true,
      admin: sidebar,
    },
  ],
}
