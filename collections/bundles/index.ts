import type { CollectionConfig } from 'payload'
import { TINTS } from '#domain/assets/tints.ts'
import { accessOf } from '../access.ts'
import { assetHooks } from '../asset-hooks.ts'
import { assetFields, PUBLISHED } from '../fields/asset.ts'
import { options } from '../fields/options.ts'
import { titleAndDescription } from '../fields/titled.ts'

/** Several packs offered together. */
export const Bundles: CollectionConfig = {
  slug: 'bundles',
  access: accessOf('bundles', { published: PUBLISHED }),
  admin: {
    group: 'Catalogue',
    useAsTitle: 'title',
    defaultColumns: ['title', 'visibility', 'priceAmount', 'updatedAt'],
    listSearchableFields: ['title'],
  },
  defaultSort: '-id',
  hooks: assetHooks('bundle'),
  fields: [
    ...titleAndDescription(),
    ...assetFields(),
    {
      name: 'packs',
      type: 'relationship',
      relationTo: 'packs',
      hasMany: true,
      required: true,
      minRows: 2,
      maxRows: 20,
    },
    { name: 'tint', type: 'select', options: options(TINTS) },
  ],
}
