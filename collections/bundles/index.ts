import type { CollectionConfig } from 'payload'
import { announceAsset } from '#cms/operations/assets/announce-asset.ts'
import { prepareAsset } from '#cms/operations/assets/prepare-asset.ts'
import { accessOf } from '../access.ts'
import { assetFields, PUBLISHED } from '../fields/asset.ts'
import { options } from '../fields/options.ts'
import { TINTS } from '../fields/tints.ts'
import { titleAndDescription } from '../fields/titled.ts'

/** Several packs offered together. */
export const Bundles: CollectionConfig = {
  slug: 'bundles',
  access: accessOf('bundles', { published: PUBLISHED }),
  admin: {
    group: 'Catalogue',
    useAsTitle: 'title',
    defaultColumns: ['title', 'visibility', 'priceAmount', 'updatedAt'],
    listSearchableFields: ['slug'],
  },
  defaultSort: '-id',
  hooks: {
    beforeChange: [
      ({ data, originalDoc, req, operation }) =>
        prepareAsset({ form: 'bundle', data, before: originalDoc, req, operation }),
    ],
    afterChange: [
      ({ doc, previousDoc, req }) => announceAsset({ form: 'bundle', after: doc, before: previousDoc, req }),
    ],
  },
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
