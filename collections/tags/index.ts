import type { CollectionConfig } from 'payload'
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
  fields: termFields(),
}
