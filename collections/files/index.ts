import type { CollectionConfig } from 'payload'
import { ORIGINAL_FORMATS } from '#domain/assets/formats.ts'
import { accessOf } from '../access.ts'
import { formatOptions } from '../fields/format-options.ts'

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
    { name: 'sha256', label: 'SHA-256', type: 'text', required: true, unique: true, index: true },
    { name: 'format', type: 'select', options: formatOptions(ORIGINAL_FORMATS), required: true },
    { name: 'mime', label: 'Media type', type: 'text', required: true },
    { name: 'bytes', label: 'Size in bytes', type: 'number', required: true },
    { name: 'storageKey', label: 'Storage key', type: 'text', required: true },
    { name: 'storageOffset', label: 'Position in the stored object', type: 'number' },
    {
      name: 'playable',
      label: 'Visible to everyone',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: {
        description: 'Every visitor may view the file: it is the original of a free, published asset.',
      },
    },
  ],
}
