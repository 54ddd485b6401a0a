import type { CollectionConfig } from 'payload'
import { flagCodeFault, GOALS, VARIANT_LIMITS, variantsFault } from '#domain/experiments/flag.ts'
import { testedVariantsFault } from '#domain/experiments/tested-pages.ts'
import type { WeightedVariant } from '#domain/experiments/variant.ts'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { FAMILY_CODES } from '#domain/routing/families.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'

const MOST_TARGETS = 60

/** Flags and experiments, served in the format of GrowthBook (docs/decisions/0109). */
export const Flags: CollectionConfig = {
  slug: 'flags',
  labels: { singular: 'Flag', plural: 'Flags and experiments' },
  access: accessOf('flags'),
  admin: {
    group: 'Marketing',
    useAsTitle: 'code',
    defaultColumns: ['code', 'isRunning', 'goal', 'updatedAt'],
    description:
      'A running flag gives each visitor one of its variants. Start a new flag instead of changing the weights of one that runs: its result would mix both.',
  },
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 40,
      validate: (value: unknown) => flagCodeFault(value) ?? true,
      admin: { description: 'Names the cookie that keeps the variant, ab_ and this code.' },
    },
    {
      name: 'isRunning',
      label: 'Running',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    { name: 'description', type: 'textarea', maxLength: 1_000 },
    {
      name: 'goal',
      type: 'select',
      options: options(GOALS),
      defaultValue: 'download',
      required: true,
      admin: { description: 'What a visitor does after seeing a variant to count as a conversion.' },
    },
    {
      name: 'variants',
      type: 'array',
      required: true,
      minRows: VARIANT_LIMITS.least,
      maxRows: VARIANT_LIMITS.most,
      admin: { description: 'The first is the control, which visitors outside the targeting see.' },
      validate: (value, { siblingData }: { readonly siblingData: { readonly code?: unknown } }) =>
        faultOf(Array.isArray(value) ? (value as Partial<WeightedVariant>[]) : [], siblingData) ?? true,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'code', type: 'text', required: true, maxLength: 40 },
            {
              name: 'weight',
              type: 'number',
              required: true,
              min: 0,
              max: VARIANT_LIMITS.weight,
              defaultValue: 1,
            },
          ],
        },
      ],
    },
    {
      type: 'collapsible',
      label: 'Only for',
      fields: [
        {
          // `locales` would be the name of the table of Payload's translations.
          name: 'languages',
          type: 'select',
          hasMany: true,
          options: LOCALE_CODES.map((value) => ({ value, label: LOCALES[value].name })),
        },
        {
          name: 'countries',
          type: 'text',
          hasMany: true,
          maxRows: MOST_TARGETS,
          validate: (value) => listFault(value, (one) => /^[A-Z]{2}$/.test(one), 'Two capital letters each.'),
          admin: { description: 'Codes of two letters, such as DE.' },
        },
        {
          name: 'plans',
          type: 'text',
          hasMany: true,
          maxRows: MOST_TARGETS,
          admin: { description: 'Slugs of plans; none is a visitor, or a person without a plan.' },
        },
        {
          name: 'pages',
          type: 'text',
          hasMany: true,
          maxRows: MOST_TARGETS,
          validate: (value) => listFault(value, isFamily, `Pages are: ${FAMILY_CODES.join(', ')}.`),
          admin: { description: 'Names of routes, such as pricing or listing.' },
        },
      ],
    },
  ],
}

function faultOf(variants: readonly Partial<WeightedVariant>[], flag: { readonly code?: unknown }) {
  return variantsFault(variants) ?? testedVariantsFault(flag.code, variants)
}

function isFamily(name: string): boolean {
  return FAMILY_CODES.some((family) => family === name)
}

function listFault(value: unknown, isValid: (one: string) => boolean, fault: string): string | true {
  const list = Array.isArray(value) ? value : []
  return list.every((one) => typeof one === 'string' && isValid(one)) ? true : fault
}
