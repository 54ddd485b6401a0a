import type { CollectionConfig } from 'payload'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'
import { termFields } from '../fields/term.ts'

/** How a work is drawn: line, solid, flat, hand-drawn, ... */
export const Styles: CollectionConfig = {
  slug: 'styles',
  access: accessOf('styles'),
  admin: { group: 'Taxonomy', useAsTitle: 'name', defaultColumns: ['name', 'slug', 'kinds', 'itemCount'] },
  hooks: {
    afterChange: [
      ({ req, collection, doc }) => enqueueTextsChanged({ resource: collection.slug, id: doc.id, req }),
    ],
  },
  fields: [...termFields(), { name: 'kinds', type: 'select', hasMany: true, options: options(KIND_CODES) }],
}
