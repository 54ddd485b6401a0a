import type { CollectionConfig } from 'payload'
import { ORIGINAL_FORMATS } from '#domain/assets/formats.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'

/**
 * Stored bytes, by their SHA-256. Many small files may share one stored object: `storageOffset` and `bytes` are their
 * range in `storageKey`; without an offset the object is the file.
 */
export const Files: CollectionConfig = {
  slug: 'files',
  access: accessOf('files'),
  admin: {
    group: 'Operations',
    useAsTitle: 'sha256',
    defaultColumns: ['sha256', 'format', 'bytes', 'storageKey'],
  },
  fields: [
    { name: 'sha256', type: 'text', required: true, unique: true, index: true },
    { name: 'format', type: 'select', options: options(ORIGINAL_FORMATS), required: true },
    { name: 'mime', type: 'text', required: true },
    { name: 'bytes', type: 'number', required: true },
    { name: 'storageKey', type: 'text', required: true },
    { name: 'storageOffset', type: 'number' },
    {
      name: 'playable',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: {
        description: 'Whether every visitor may view the file: the original of a free, published asset.',
      },
    },
  ],
}
