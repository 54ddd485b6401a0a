import type { CollectionConfig } from 'payload'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { LICENCE_CODES, LICENCES } from '#domain/assets/licences.ts'
import { accessOf } from '../access.ts'
import { webAddress } from '../fields/web-address.ts'

/** The licences of assets; their grants are in domain/assets/licences.ts, their texts are versions. */
export const Licences: CollectionConfig = {
  slug: 'licences',
  access: accessOf('licences'),
  admin: { group: 'Legal', useAsTitle: 'name', defaultColumns: ['name', 'code', 'spdx', 'attribution'] },
  hooks: { afterChange: [({ req, collection }) => enqueueTextsChanged({ resource: collection.slug, req })] },
  fields: [
    {
      name: 'code',
      type: 'select',
      options: LICENCE_CODES.map((value) => ({ value, label: LICENCES[value].name })),
      required: true,
      unique: true,
      index: true,
    },
    { name: 'name', type: 'text', required: true },
    { name: 'spdx', type: 'text', label: 'SPDX identifier' },
    webAddress('url', { label: 'Web address' }),
    { name: 'attribution', type: 'checkbox', defaultValue: false, label: 'Attribution required' },
    { name: 'commercial', type: 'checkbox', defaultValue: true, label: 'Commercial use allowed' },
    {
      name: 'versions',
      type: 'join',
      collection: 'licence-versions',
      on: 'licence',
      defaultSort: '-inForceFrom',
    },
  ],
}
