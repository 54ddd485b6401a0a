import type { GlobalConfig } from 'payload'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { scopeOf } from '#domain/permissions/permissions.ts'
import { actorOf } from '../access.ts'

/** Editorial choices of the home page. */
export const HomePage: GlobalConfig = {
  slug: 'home-page',
  label: 'Home page',
  access: {
    read: ({ req }) => scopeOf(actorOf(req.user), 'read', 'home-page') === 'all',
    update: ({ req }) => scopeOf(actorOf(req.user), 'update', 'home-page') === 'all',
  },
  admin: { group: 'Editorial' },
  hooks: { afterChange: [({ req, global }) => enqueueTextsChanged({ resource: global.slug, req })] },
  fields: [
    {
      name: 'subjects',
      type: 'text',
      hasMany: true,
      maxRows: 6,
      admin: { description: 'Slugs of tags. Each is shown as one idea in every medium.' },
    },
  ],
}
