import type { CollectionConfig } from 'payload'
import { searchList } from '#cms/operations/editors/search-lists.ts'
import { TINTS } from '#domain/assets/tints.ts'
import { accessOf } from '../access.ts'
import { assetHooks } from '../asset-hooks.ts'
import { assetFields, kindField, PUBLISHED } from '../fields/asset.ts'
import { DERIVED } from '../fields/derived.ts'
import { options } from '../fields/options.ts'
import { titleAndDescription } from '../fields/titled.ts'

/** Items of one kind and style by one contributor, 10 to 250 for new works (domain.md). */
export const Packs: CollectionConfig = {
  slug: 'packs',
  access: accessOf('packs', { published: PUBLISHED }),
  admin: {
    group: 'Catalogue',
    useAsTitle: 'title',
    defaultColumns: ['cover', 'title', 'kind', 'itemCount', 'visibility', 'contributor', 'updatedAt'],
    listSearchableFields: ['title'],
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
  },
  defaultSort: '-id',
  indexes: [
    { fields: ['visibility', 'kind', 'popularity'] },
    { fields: ['visibility', 'popularity'] },
    { fields: ['contributor', 'visibility', 'popularity'] },
  ],
  hooks: { ...assetHooks('pack'), beforeOperation: [searchList('pack')] },
  fields: [
    {
      name: 'cover',
      type: 'ui',
      label: 'Cover',
      admin: {
        position: 'sidebar',
        components: {
          Cell: '/cms/panel/cover-cell.tsx#CoverCell',
          Field: '/cms/panel/cover-field.tsx#CoverField',
        },
      },
    },
    ...titleAndDescription(),
    kindField(),
    ...assetFields(),
    { name: 'style', type: 'relationship', relationTo: 'styles' },
    { name: 'category', type: 'relationship', relationTo: 'categories' },
    { name: 'tint', type: 'select', options: options(TINTS) },
    {
      name: 'itemCount',
      label: 'Items in it',
      type: 'number',
      defaultValue: 0,
      required: true,
      access: DERIVED,
      admin: { readOnly: true },
    },
    { name: 'searchText', type: 'textarea', access: DERIVED, admin: { hidden: true } },
  ],
}
