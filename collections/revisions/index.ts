import type { CollectionConfig } from 'payload'
import { readOnlyJson } from '#collections/fields/read-only-json.ts'
import { ORIGINAL_FORMATS } from '#domain/assets/formats.ts'
import { REVISION_STATES } from '#domain/assets/revision-states.ts'
import { accessOf } from '../access.ts'
import { formatOptions } from '../fields/format-options.ts'
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
    { name: 'number', label: 'Revision number', type: 'number', required: true, min: 1 },
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
      label: 'Reason for refusal',
      type: 'text',
      admin: { description: 'An error code.' },
    },
    {
      name: 'uploadKey',
      label: 'Storage key of the upload',
      type: 'text',
      admin: { description: 'Where the upload is stored before it is processed.' },
    },
    {
      name: 'attempts',
      label: 'Processing attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
    },
    { name: 'fileName', label: 'File name', type: 'text' },
    { name: 'uploadedBy', label: 'Uploaded by', type: 'relationship', relationTo: 'users' },
    { name: 'file', type: 'relationship', relationTo: 'files', index: true },
    { name: 'format', type: 'select', options: formatOptions(ORIGINAL_FORMATS) },
    { name: 'width', type: 'number' },
    { name: 'height', type: 'number' },
    { name: 'animated', type: 'checkbox', defaultValue: false },
    { name: 'hasAlpha', label: 'Transparent', type: 'checkbox', defaultValue: false },
    { name: 'ground', label: 'Background needed', type: 'text' },
    readOnlyJson('box', { label: 'Bounding box' }),
    readOnlyJson('palette'),
    readOnlyJson('replacedTypefaces', { label: 'Replaced typefaces' }),
    readOnlyJson('features'),
    { name: 'durationMs', label: 'Duration in milliseconds', type: 'number' },
    { name: 'frameRate', label: 'Frame rate', type: 'number' },
    { name: 'triangles', type: 'number' },
    { name: 'canonicalSha256', type: 'text', index: true, admin: { hidden: true } },
    { name: 'geometryHash', type: 'text', index: true, admin: { hidden: true } },
    { name: 'perceptualHash', type: 'text', index: true, admin: { hidden: true } },
    {
      name: 'camera',
      type: 'group',
      fields: [
        { name: 'body', label: 'Camera body', type: 'text' },
        { name: 'lens', type: 'text' },
        { name: 'iso', label: 'ISO', type: 'number' },
        { name: 'fNumber', label: 'Aperture (f-number)', type: 'number' },
      ],
    },
  ],
}
