import type { CollectionConfig } from 'payload'
import { FORMAT_CODES } from '#domain/assets/formats.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'

/**
 * Every granted download, append-only. It pins the licence version in force and the delivered file. A guest is
 * identified by a keyed hash that changes daily, enough for rate limits and for counting a repeated click once.
 */
export const Downloads: CollectionConfig = {
  slug: 'downloads',
  access: accessOf('downloads'),
  admin: { group: 'Operations', defaultColumns: ['item', 'format', 'user', 'createdAt'] },
  indexes: [{ fields: ['guest', 'createdAt'] }, { fields: ['user', 'createdAt'] }],
  fields: [
    { name: 'item', type: 'relationship', relationTo: 'items', required: true, index: true },
    { name: 'revision', type: 'relationship', relationTo: 'revisions', required: true },
    { name: 'licenceVersion', type: 'relationship', relationTo: 'licence-versions', required: true },
    { name: 'format', type: 'select', options: options(FORMAT_CODES), required: true },
    { name: 'width', type: 'number' },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'guest', type: 'text', index: true },
    {
      name: 'counted',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'False for a repetition within 30 days.' },
    },
  ],
}
