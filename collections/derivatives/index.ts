import type { CollectionConfig } from 'payload'
import { ORIGINAL_FORMATS } from '#domain/assets/formats.ts'
import { accessOf } from '../access.ts'
import { formatOptions } from '../fields/format-options.ts'
import { options } from '../fields/options.ts'

/**
 * Stored files made from a revision, such as its PNG 256. Previews in other sizes are made on demand and only cached.
 */
export const Derivatives: CollectionConfig = {
  slug: 'derivatives',
  labels: { singular: 'Derived file', plural: 'Derived files' },
  access: accessOf('derivatives'),
  admin: { group: 'Operations', defaultColumns: ['revision', 'role', 'format', 'width'] },
  indexes: [{ fields: ['revision', 'role'], unique: true }],
  fields: [
    { name: 'revision', type: 'relationship', relationTo: 'revisions', required: true, index: true },
    { name: 'role', label: 'Kind', type: 'select', options: options(['png_256']), required: true },
    { name: 'format', type: 'select', options: formatOptions(ORIGINAL_FORMATS), required: true },
    { name: 'width', type: 'number', required: true },
    { name: 'height', type: 'number', required: true },
    { name: 'file', type: 'relationship', relationTo: 'files', required: true },
  ],
}
