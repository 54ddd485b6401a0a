import type { CollectionConfig } from 'payload'
import { readOnlyJson } from '#collections/fields/read-only-json.ts'
import { ORIGINAL_FORMATS } from '#domain/assets/formats.ts'
import { REVISION_STATES } from '#domain/assets/revision-states.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'

/** One version of an item's original, with everything that was measured. Immutable once ready. */
export const Revisions: CollectionConfig = {
  slug: 'revisions',
  access: accessOf('revisions'),
  admin: {
    group: 'Operations',
    useAsTitle: 'id',
    defaultColumns: ['item', 'number', 'state', 'refusal', 'createdAt'],
  },
  indexes: [{ fields: ['item', 'number'], unique: true }],
  fields: [
    { name: 'item', type: 'relationship', relationTo: 'items', required: true, index: true },
    { name: 'number', type: 'number', required: true, min: 1 },
    {
      name: 'state',
      type: 'select',
      options: options(REVISION_STATES),
      defaultValue: 'pending',
      required: true,
      index: true,
    },
    {
      name: 'refusal',
      type: 'text',
      admin: { description: "Error code of the pipeline's refusal." },
    },
    {
      name: 'uploadKey',
      type: 'text',
      admin: { description: 'Storage key of the unprocessed upload.' },
    },
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: { description: 'Number of processing attempts.' },
    },
    { name: 'fileName', type: 'text' },
    { name: 'uploadedBy', type: 'relationship', relationTo: 'users' },
    { name: 'file', type: 'relationship', relationTo: 'files', index: true },
    { name: 'format', type: 'select', options: options(ORIGINAL_FORMATS) },
    { name: 'width', type: 'number' },
    { name: 'height', type: 'number' },
    { name: 'animated', type: 'checkbox', defaultValue: false },
    { name: 'hasAlpha', type: 'checkbox', defaultValue: false },
    { name: 'ground', type: 'text' },
    readOnlyJson('box'),
    readOnlyJson('palette'),
    readOnlyJson('replacedTypefaces'),
    readOnlyJson('features'),
    { name: 'durationMs', type: 'number' },
    { name: 'frameRate', type: 'number' },
    { name: 'triangles', type: 'number' },
    { name: 'canonicalSha256', type: 'text', index: true },
    { name: 'geometryHash', type: 'text', index: true },
    { name: 'perceptualHash', type: 'text', index: true },
    {
      name: 'camera',
      type: 'group',
      fields: [
        { name: 'body', type: 'text' },
        { name: 'lens', type: 'text' },
        { name: 'iso', type: 'number' },
        { name: 'fNumber', type: 'number' },
      ],
    },
  ],
}
