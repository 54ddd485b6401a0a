import type { CollectionConfig } from 'payload'
import { readOnlyJson } from '#collections/fields/read-only-json.ts'
import { TOPICS } from '#domain/outbox/topics.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'

/**
 * Work outside the database, written in the transaction that causes it. The worker processes rows in order, at least
 * once; `doneAt` marks them as done.
 */
export const Outbox: CollectionConfig = {
  slug: 'outbox',
  labels: { singular: 'Outbox message', plural: 'Outbox' },
  access: accessOf('outbox'),
  admin: {
    group: 'Operations',
    useAsTitle: 'key',
    defaultColumns: ['topic', 'key', 'attempts', 'doneAt', 'lastError', 'createdAt'],
  },
  fields: [
    { name: 'topic', type: 'select', options: options(Object.keys(TOPICS)), required: true, index: true },
    { name: 'key', type: 'text', required: true },
    readOnlyJson('payload', { required: true }),
    { name: 'attempts', type: 'number', defaultValue: 0, required: true },
    { name: 'notBefore', type: 'date', index: true },
    { name: 'doneAt', type: 'date', index: true },
    { name: 'lastError', type: 'text' },
  ],
}
