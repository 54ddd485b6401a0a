import type { Field } from 'payload'
import { PRICES } from '#domain/assets/facets.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { options } from './options.ts'
import { searchedWords } from './searched-words.ts'

/** A part of the library: a work must match every field that is not empty, with any of its values. */
export function selectionField(): Field {
  return {
    name: 'selection',
    label: 'What it shows',
    type: 'group',
    admin: {
      description: 'An asset must match every field that is not empty, with any of its values.',
    },
    fields: [
      {
        name: 'words',
        type: 'text',
        maxLength: 100,
        defaultValue: searchedWords,
        admin: { description: "Matches like a visitor's search." },
      },
      {
        type: 'row',
        fields: [
          { name: 'kinds', type: 'select', hasMany: true, options: options(KIND_CODES) },
          { name: 'price', type: 'select', required: true, defaultValue: 'all', options: options(PRICES) },
        ],
      },
      { name: 'tags', type: 'relationship', relationTo: 'tags', hasMany: true, maxRows: 20 },
      { name: 'styles', type: 'relationship', relationTo: 'styles', hasMany: true, maxRows: 20 },
      { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true, maxRows: 20 },
      { name: 'collections', type: 'relationship', relationTo: 'collections', hasMany: true, maxRows: 20 },
    ],
  }
}
