import type { CollectionConfig } from 'payload'
import { checkRedirect } from '#cms/operations/redirects/check-redirect.ts'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { accessOf } from '../access.ts'

/** Redirects of moved addresses, maintained by editors; always 301 and always within the site. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  access: accessOf('redirects'),
  admin: { group: 'Editorial', useAsTitle: 'from', defaultColumns: ['from', 'to', 'updatedAt'] },
  hooks: {
    beforeChange: [({ data }) => checkRedirect(data)],
    afterChange: [({ req }) => enqueueTextsChanged({ resource: 'redirects', req })],
    afterDelete: [({ req }) => enqueueTextsChanged({ resource: 'redirects', req })],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { description: 'A path without language, such as /summer-sale.' },
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      admin: { description: 'A path without language, such as /popular-icons.' },
    },
  ],
}
