import type { CollectionConfig } from 'payload'
import { readOnlyJson } from '#collections/fields/read-only-json.ts'
import { TOPICS } from '#domain/outbox/topics.ts'
import { accessOf } from '../access.ts'

/**
 * Work outside the database, written in the transaction that causes it. The worker processes rows in order, at least
 * once; `doneAt` marks them as done.
 */
export const Outbox: CollectionConfig = {
  slug: 'outbox',
  labels: { singular: 'Background task', plural: 'Background tasks' },
  access: accessOf('outbox'),
  admin: {
    group: 'Operations',
    useAsTitle: 'key',
    defaultColumns: ['topic', 'key', 'attempts', 'doneAt', 'lastError', 'createdAt'],
  },
  fields: [
    {
      name: 'topic',
      label: 'Task',
      type: 'select',
      options: Object.keys(TOPICS),
      required: true,
      index: true,
    },
    { name: 'key', type: 'text', required: true },
    readOnlyJson('payload', { label: 'Data', required: true }),
    { name: 'attempts', type: 'number', defaultValue: 0, required: true },
    { name: 'notBefore', label: 'Not before', type: 'date', index: true },
    { name: 'doneAt', label: 'Done on', type: 'date', index: true },
    { name: 'lastError', label: 'Last error', type: 'text' },
  ],
}
