import type { Field } from 'payload'
import { DERIVED } from './derived.ts'

/** A taxonomy term: its stable English slug, its name in all languages, and its number of published items. */
export function termFields(): Field[] {
  return [
    { name: 'slug', type: 'text', required: true, unique: true, index: true },
    { name: 'name', type: 'text', required: true, localized: true },
    {
      name: 'itemCount',
      label: 'Items',
      type: 'number',
      defaultValue: 0,
      required: true,
      access: DERIVED,
      index: true,
      admin: { readOnly: true, position: 'sidebar', description: 'Counted automatically.' },
    },
  ]
}
