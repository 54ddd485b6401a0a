import type { CollectionConfig } from 'payload'
import { searchList } from '#cms/operations/editors/search-lists.ts'
import { accessOf } from '../access.ts'
import { assetHooks } from '../asset-hooks.ts'
import { assetFields, kindField, PUBLISHED } from '../fields/asset.ts'
import { DERIVED } from '../fields/derived.ts'
import { titleAndDescription } from '../fields/titled.ts'
import { traitFields } from './traits.ts'

/**
 * One asset. Its current revision can be downloaded; facts of that revision that listings show are duplicated here, so
 * that a page of cards is one index scan (docs/decisions/0006).
 */
export const Items: CollectionConfig = {
  slug: 'items',
  access: accessOf('items', { published: PUBLISHED }),
  admin: {
    group: 'Catalogue',
    useAsTitle: 'title',
    defaultColumns: ['preview', 'title', 'kind', 'visibility', 'priceAmount', 'contributor', 'updatedAt'],
    listSearchableFields: ['title'],
    description: 'Icons, illustrations, 3D, animations, photos and templates.',
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
  },
  defaultSort: '-id',
  indexes: [
    { fields: ['visibility', 'kind', 'popularity'] },
    { fields: ['visibility', 'kind', 'free', 'popularity'] },
    { fields: ['visibility', 'kind', 'publishedAt'] },
    { fields: ['visibility', 'popularity'] },
    { fields: ['pack', 'packPosition'] },
    { fields: ['contributor', 'visibility', 'popularity'] },
    { fields: ['category', 'visibility', 'popularity'] },
    { fields: ['style', 'visibility', 'popularity'] },
  ],
  hooks: { ...assetHooks('item'), beforeOperation: [searchList('item')] },
  fields: [
    {
      name: 'preview',
      type: 'ui',
      label: 'Preview',
      admin: {
        position: 'sidebar',
        components: {
          Cell: '/cms/panel/preview-cell.tsx#PreviewCell',
          Field: '/cms/panel/original-field.tsx#OriginalField',
        },
      },
    },
    {
      name: 'similar',
      type: 'ui',
      label: 'Similar assets',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/cms/panel/similar-field.tsx#SimilarField' },
      },
    },
    ...titleAndDescription(),
    kindField(),
    ...assetFields(),
    { name: 'pack', type: 'relationship', relationTo: 'packs' },
    { name: 'packPosition', label: 'Position in the pack', type: 'number', min: 0 },
    { name: 'category', type: 'relationship', relationTo: 'categories' },
    { name: 'style', type: 'relationship', relationTo: 'styles' },
    {
      name: 'tags',
      type: 'relationship',
      relationTo: 'tags',
      hasMany: true,
      maxRows: 50,
      admin: { description: 'Up to 50, most important first.' },
    },
    ...traitFields(),
    { name: 'editorialOnly', label: 'Editorial use only', type: 'checkbox', defaultValue: false },
    { name: 'generativeAi', type: 'checkbox', defaultValue: false, label: 'Made with generative AI' },
    {
      name: 'currentRevision',
      label: 'Current revision',
      type: 'relationship',
      relationTo: 'revisions',
      access: DERIVED,
      admin: { readOnly: true, description: 'The version that visitors see and download.' },
    },
    { name: 'shown', type: 'group', access: DERIVED, admin: { hidden: true }, fields: shownFields() },
    { name: 'searchText', type: 'textarea', access: DERIVED, admin: { hidden: true } },
  ],
}

/** Facts of the current revision for cards and filters. */
function shownFields(): CollectionConfig['fields'] {
  return [
    { name: 'sha256', type: 'text', index: true },
    { name: 'format', type: 'text' },
    { name: 'width', type: 'number' },
    { name: 'height', type: 'number' },
    { name: 'ground', type: 'text' },
    { name: 'motion', type: 'text' },
    { name: 'modifiedAt', type: 'date' },
  ]
}
