import type { CollectionConfig } from 'payload'
import { refuseChangeInForce } from '#cms/operations/licences/refuse-change-in-force.ts'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { accessOf } from '../access.ts'

/** The text of a licence from a date on. A download pins the version in force; a version in force never changes. */
export const LicenceVersions: CollectionConfig = {
  slug: 'licence-versions',
  labels: { singular: 'Licence version', plural: 'Licence versions' },
  access: accessOf('licence-versions'),
  admin: { group: 'Legal', useAsTitle: 'version', defaultColumns: ['licence', 'version', 'inForceFrom'] },
  indexes: [{ fields: ['licence', 'version'], unique: true }],
  hooks: {
    beforeChange: [
      ({ originalDoc, data }) => refuseChangeInForce({ before: originalDoc, data, now: new Date() }),
    ],
    afterChange: [({ req, collection }) => enqueueTextsChanged({ resource: collection.slug, req })],
    afterDelete: [({ req, collection }) => enqueueTextsChanged({ resource: collection.slug, req })],
  },
  fields: [
    { name: 'licence', type: 'relationship', relationTo: 'licences', required: true, index: true },
    {
      name: 'version',
      type: 'text',
      required: true,
      admin: { description: 'Such as 1.0. Certificates show it.' },
    },
    { name: 'inForceFrom', label: 'In force from', type: 'date', required: true, index: true },
    { name: 'text', type: 'textarea', localized: true, required: true },
  ],
}
