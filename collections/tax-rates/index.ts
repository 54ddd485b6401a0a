import type { CollectionConfig } from 'payload'
import { refuseOverlap } from '#cms/operations/tax/refuse-overlap.ts'
import { TAX_KINDS } from '#domain/tax/rates.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const isDay = (value: unknown) => DAY.test(String(value)) || 'A day such as 2027-01-31.'

/**
 * Rates of tax by country and day (docs/decisions/0089). Payments keep the lines of tax that they were recorded with: a
 * change applies to payments from then on. A rate gets a last day; it is never deleted.
 */
export const TaxRates: CollectionConfig = {
  slug: 'tax-rates',
  labels: { singular: 'Tax rate', plural: 'Tax rates' },
  access: accessOf('tax-rates'),
  defaultSort: ['country', 'validFrom'],
  admin: {
    group: 'Commerce',
    useAsTitle: 'country',
    defaultColumns: ['country', 'region', 'kind', 'basisPoints', 'validFrom', 'validTo'],
    description:
      'When a rate changes, give the old one a last day and add a row that begins on the day after. Past payments keep their tax.',
  },
  hooks: { beforeChange: [refuseOverlap] },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'country',
          type: 'text',
          required: true,
          index: true,
          validate: (value: unknown) =>
            /^[A-Z]{2}$/.test(String(value)) || 'Two capital letters, such as DE.',
        },
        {
          name: 'region',
          type: 'text',
          maxLength: 20,
          admin: { description: 'A region with a rate of its own, such as PT-30. Empty: the country.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          label: 'Tax',
          type: 'select',
          options: options(TAX_KINDS),
          required: true,
          defaultValue: 'VAT',
        },
        {
          name: 'basisPoints',
          label: 'Rate, in hundredths of a per cent',
          type: 'number',
          required: true,
          min: 0,
          max: 9999,
          validate: (value: unknown) =>
            (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 9999) ||
            'A whole number from 0 to 9999.',
          admin: { description: '1900 is 19 per cent.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'validFrom',
          type: 'text',
          required: true,
          validate: isDay,
          label: 'First day',
          admin: { description: 'UTC, such as 2027-01-01.' },
        },
        {
          name: 'validTo',
          type: 'text',
          label: 'Last day',
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
            !value || lastDayFault(value, siblingData),
          admin: { description: 'Empty: no end.' },
        },
      ],
    },
  ],
}

function lastDayFault(value: unknown, siblings: unknown): string | true {
  const shape = isDay(value)
  if (shape !== true) return shape
  const from = (siblings as { readonly validFrom?: unknown }).validFrom
  return String(from) <= String(value) || 'Not before the first day.'
}
