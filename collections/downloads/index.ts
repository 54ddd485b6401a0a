import type { CollectionConfig } from 'payload'
import { FORMAT_CODES } from '#domain/assets/formats.ts'
import { accessOf } from '../access.ts'
import { formatOptions } from '../fields/format-options.ts'

/**
 * Every granted download, append-only. It pins the licence version in force and the delivered file. A guest is
 * identified by a keyed hash that changes daily, enough for rate limits and for counting a repeated click once.
 */
export const Downloads: CollectionConfig = {
  slug: 'downloads',
  labels: { singular: 'Granted download', plural: 'Granted downloads' },
  access: accessOf('downloads'),
  admin: { group: 'Operations', defaultColumns: ['item', 'format', 'user', 'createdAt'] },
  indexes: [{ fields: ['guest', 'createdAt'] }, { fields: ['user', 'createdAt'] }],
  fields: [
    { name: 'item', type: 'relationship', relationTo: 'items', required: true, index: true },
    { name: 'revision', type: 'relationship', relationTo: 'revisions', required: true },
    {
      name: 'licenceVersion',
      label: 'Licence version',
      type: 'relationship',
      relationTo: 'licence-versions',
      required: true,
    },
    { name: 'format', type: 'select', options: formatOptions(FORMAT_CODES), required: true },
    { name: 'width', type: 'number' },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'guest', type: 'text', index: true, admin: { hidden: true } },
    {
      name: 'counted',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Not set for a download that repeats an earlier one.' },
    },
  ],
}
