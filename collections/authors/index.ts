import type { CollectionConfig } from 'payload'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { blogSlugFault, MAX_BLOG_SLUG } from '#domain/blog/addresses.ts'
import { accessOf } from '../access.ts'
import { webAddress } from '../fields/web-address.ts'

/** The people who write the blog. They need no account. */
export const Authors: CollectionConfig = {
  slug: 'authors',
  labels: { singular: 'Author', plural: 'Authors' },
  access: accessOf('authors'),
  admin: {
    group: 'Blog',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'role', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
  },
  hooks: {
    afterChange: [({ req, collection }) => enqueueTextsChanged({ resource: collection.slug, req })],
    afterDelete: [({ req, collection }) => enqueueTextsChanged({ resource: collection.slug, req })],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'role', type: 'text', localized: true, maxLength: 80 },
    { name: 'about', type: 'textarea', localized: true, maxLength: 600 },
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: MAX_BLOG_SLUG,
      validate: (slug: string | null | undefined) => blogSlugFault('author', slug ?? '') ?? true,
      admin: { position: 'sidebar', description: 'The last part of the address.' },
    },
    {
      name: 'portrait',
      type: 'relationship',
      relationTo: 'items',
      filterOptions: { visibility: { equals: 'published' } },
      admin: {
        position: 'sidebar',
        description: 'The work of the library that is shown as the portrait of the author.',
      },
    },
    {
      name: 'contributor',
      type: 'relationship',
      relationTo: 'contributors',
      admin: { position: 'sidebar', description: 'The profile of the same person, where there is one.' },
    },
    webAddress('url', { label: 'Own page', admin: { position: 'sidebar' } }),
  ],
}
