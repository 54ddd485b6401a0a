import type { CollectionConfig } from 'payload'
import { keepApproval } from '#cms/operations/editors/approval-hook.ts'
import { enqueueCollectionChanged } from '#cms/operations/taxonomy/enqueue-collection-changed.ts'
import { accessOf } from '../access.ts'
import { approvalFields } from '../fields/approval.ts'
import { titleAndDescription } from '../fields/titled.ts'

/** Items that an editor collected under one theme; shown at `/collections`. */
export const CuratedCollections: CollectionConfig = {
  slug: 'collections',
  labels: { singular: 'Curated collection', plural: 'Curated collections' },
  access: accessOf('collections', { published: { _status: { equals: 'published' } } }),
  admin: {
    group: 'Editorial',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'description'],
  },
  versions: { drafts: { autosave: false }, maxPerDoc: 25 },
  hooks: {
    beforeChange: [keepApproval('collections')],
    afterChange: [
      ({ req, doc, previousDoc }) => enqueueCollectionChanged({ after: doc, before: previousDoc, req }),
    ],
    afterDelete: [({ req, doc }) => enqueueCollectionChanged({ after: doc, before: undefined, req })],
  },
  fields: [
    ...titleAndDescription(),
    ...approvalFields(),
    { name: 'slug', type: 'text', required: true, unique: true, index: true, admin: { position: 'sidebar' } },
    { name: 'position', type: 'number', defaultValue: 0, required: true, admin: { position: 'sidebar' } },
    { name: 'items', type: 'relationship', relationTo: 'items', hasMany: true, maxRows: 500 },
  ],
}
