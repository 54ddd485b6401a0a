import type { CollectionConfig } from 'payload'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { accessOf } from '../access.ts'
import { termFields } from '../fields/term.ts'

/** Keywords of assets, named in every language. */
export const Tags: CollectionConfig = {
  slug: 'tags',
  access: accessOf('tags'),
  admin: {
    group: 'Taxonomy',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'itemCount'],
    listSearchableFields: ['name', 'slug'],
  },
  hooks: {
    afterChange: [
      ({ req, collection, doc }) => enqueueTextsChanged({ resource: collection.slug, id: doc.id, req }),
    ],
    afterDelete: [
      ({ req, collection, id }) => enqueueTextsChanged({ resource: collection.slug, id: Number(id), req }),
    ],
  },
  fields: termFields(),
}
