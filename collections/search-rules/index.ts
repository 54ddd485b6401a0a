import type { CollectionConfig } from 'payload'
import { enqueueSearchConfiguration } from '#cms/operations/search/enqueue-search-configuration.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { ANCHORINGS, type Anchoring, MAX_PINNED } from '#domain/search/rules.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'
import { ruleFaultOf } from './fault.ts'

const ANCHORING_LABELS: Readonly<Record<Anchoring, string>> = {
  is: 'is',
  startsWith: 'begins with',
  endsWith: 'ends with',
  contains: 'contains',
}

/** Marketers' decisions about single searches: pinned and hidden items. */
export const SearchRules: CollectionConfig = {
  slug: 'search-rules',
  labels: { singular: 'Search rule', plural: 'Search rules' },
  access: accessOf('search-rules'),
  admin: {
    group: 'Search',
    useAsTitle: 'name',
    defaultColumns: ['name', 'pattern', 'anchoring', 'locale', 'enabled', 'until'],
    listSearchableFields: ['name', 'pattern'],
    description: 'Pins items to positions in search results, or hides them. Changes are live within seconds.',
  },
  hooks: {
    afterChange: [({ req }) => enqueueSearchConfiguration(req)],
    afterDelete: [({ req }) => enqueueSearchConfiguration(req)],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 100,
      admin: { description: 'The purpose of the rule, for colleagues.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'anchoring',
          label: 'When the search',
          type: 'select',
          options: ANCHORINGS.map((value) => ({ value, label: ANCHORING_LABELS[value] })),
          defaultValue: 'is',
          required: true,
        },
        {
          name: 'pattern',
          label: 'These words',
          type: 'text',
          required: true,
          maxLength: 100,
          admin: { description: 'Also applies to plurals, synonyms and misspellings of these words.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'locale',
          label: 'Language',
          type: 'select',
          options: LOCALE_CODES.map((value) => ({ value, label: LOCALES[value].name })),
          admin: { description: 'Empty: every language.' },
        },
        {
          name: 'kind',
          type: 'select',
          options: options(KIND_CODES),
          admin: { description: 'Empty: every kind.' },
        },
      ],
    },
    {
      name: 'pinned',
      label: 'Pinned items',
      type: 'array',
      maxRows: MAX_PINNED,
      labels: { singular: 'Pinned item', plural: 'Pinned items' },
      validate: (_, { data }) => ruleFaultOf(data) ?? true,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'item',
              type: 'relationship',
              relationTo: 'items',
              required: true,
              filterOptions: { visibility: { equals: 'published' } },
              admin: { width: '75%' },
            },
            {
              name: 'place',
              type: 'number',
              required: true,
              min: 1,
              max: 300,
              defaultValue: 1,
              admin: { width: '25%', description: '1 is the first position.' },
            },
          ],
        },
      ],
    },
    {
      name: 'hidden',
      label: 'Hidden items',
      type: 'relationship',
      relationTo: 'items',
      hasMany: true,
      maxRows: 100,
    },
    { name: 'enabled', type: 'checkbox', defaultValue: true, admin: { position: 'sidebar' } },
    { name: 'from', type: 'date', admin: { position: 'sidebar', description: 'Empty: active immediately.' } },
    {
      name: 'until',
      type: 'date',
      admin: { position: 'sidebar', description: 'Empty: active until switched off.' },
    },
  ],
}
