import type { CollectionConfig } from 'payload'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'
import { termFields } from '../fields/term.ts'

/** Subjects, as a tree of two levels; the Unicons font has its own flat tree of 27 (spec section 2). */
export const Categories: CollectionConfig = {
  slug: 'categories',
  access: accessOf('categories'),
  admin: {
    group: 'Taxonomy',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'tree', 'parent', 'itemCount'],
  },
  defaultSort: 'position',
  hooks: {
    afterChange: [
      ({ req, collection, doc }) => enqueueTextsChanged({ resource: collection.slug, id: doc.id, req }),
    ],
  },
  fields: [
    ...termFields(),
    {
      name: 'tree',
      type: 'select',
      options: options(['general', 'unicons']),
      defaultValue: 'general',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'parent', type: 'relationship', relationTo: 'categories', index: true },
    { name: 'position', type: 'number', defaultValue: 0, required: true, admin: { position: 'sidebar' } },
  ],
}
