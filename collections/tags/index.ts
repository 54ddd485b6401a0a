import type { CollectionConfig } from 'payload'
import { announceTexts } from '#cms/operations/taxonomy/announce-texts.ts'
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
    listSearchableFields: ['slug', 'name'],
  },
  hooks: {
    afterChange: [
      ({ req, collection, doc }) => announceTexts({ resource: collection.slug, id: doc.id, req }),
    ],
    afterDelete: [
      ({ req, collection, id }) => announceTexts({ resource: collection.slug, id: Number(id), req }),
    ],
  },
  fields: termFields(),
}
