import type { CollectionConfig } from 'payload'
import { enqueueSearchConfiguration } from '#cms/operations/search/enqueue-search-configuration.ts'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { MAX_WORDS, SYNONYM_KINDS, synonymFault, synonymSummary } from '#domain/search/synonyms.ts'
import { accessOf } from '../access.ts'
import { DERIVED } from '../fields/derived.ts'
import { options } from '../fields/options.ts'

/** Words that find each other's results. Many are generated from Unicode data; all can be edited. */
export const Synonyms: CollectionConfig = {
  slug: 'synonyms',
  access: accessOf('synonyms'),
  admin: {
    group: 'Search',
    useAsTitle: 'summary',
    defaultColumns: ['summary', 'kind', 'locale', 'enabled', 'updatedAt'],
    listSearchableFields: ['summary'],
    description: 'Words that find the results of other words. Changes are live within seconds.',
    pagination: { defaultLimit: 50, limits: [50, 100] },
  },
  defaultSort: 'summary',
  hooks: {
    beforeChange: [({ data }) => ({ ...data, summary: synonymSummary(synonymOf(data)) })],
    afterChange: [({ req }) => enqueueSearchConfiguration(req)],
    afterDelete: [({ req }) => enqueueSearchConfiguration(req)],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'locale',
          label: 'Language',
          type: 'select',
          options: LOCALE_CODES.map((value) => ({ value, label: LOCALES[value].name })),
          defaultValue: 'en',
          required: true,
          index: true,
        },
        {
          name: 'kind',
          type: 'select',
          options: options(SYNONYM_KINDS),
          defaultValue: 'equal',
          required: true,
          admin: {
            description:
              'Equal: each word finds the results of all. One way: the typed word also finds the results of these words.',
          },
        },
      ],
    },
    {
      name: 'input',
      label: 'What people type',
      type: 'text',
      maxLength: 100,
      admin: { condition: (data) => data.kind === 'one-way' },
    },
    {
      name: 'words',
      type: 'text',
      hasMany: true,
      required: true,
      maxRows: MAX_WORDS,
      admin: { description: 'Press Enter after each word or phrase.' },
      validate: (value, { data }) =>
        synonymFault(synonymOf({ ...(data as Partial<SynonymData>), words: value })) ?? true,
    },
    { name: 'enabled', type: 'checkbox', defaultValue: true, admin: { position: 'sidebar' } },
    { name: 'summary', type: 'text', index: true, access: DERIVED, admin: { hidden: true } },
    { name: 'sourceKey', type: 'text', unique: true, index: true, access: DERIVED, admin: { hidden: true } },
  ],
}

interface SynonymData {
  readonly kind?: string | null
  readonly input?: string | null
  readonly words?: unknown
}

function synonymOf({ kind, input, words }: SynonymData) {
  const list = Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
  return {
    kind: SYNONYM_KINDS.find((known) => known === kind) ?? 'equal',
    input: input ?? null,
    words: list,
  }
}
