import type { CollectionConfig } from 'payload'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { blogSlugFault, MAX_BLOG_SLUG } from '#domain/blog/addresses.ts'
import { TOPIC_KINDS, type TopicKind } from '#domain/blog/topics.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'

/** Categories and tags of the blog's posts. */
export const BlogTopics: CollectionConfig = {
  slug: 'blog-topics',
  labels: { singular: 'Blog topic', plural: 'Blog topics' },
  access: accessOf('blog-topics'),
  admin: {
    group: 'Blog',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'slug', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
  },
  indexes: [{ fields: ['kind', 'slug'], unique: true }],
  hooks: {
    afterChange: [({ req, collection }) => enqueueTextsChanged({ resource: collection.slug, req })],
    afterDelete: [({ req, collection }) => enqueueTextsChanged({ resource: collection.slug, req })],
  },
  fields: [
    { name: 'name', type: 'text', required: true, localized: true, maxLength: 40 },
    { name: 'description', type: 'textarea', localized: true, maxLength: 300 },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'tag',
      options: options(TOPIC_KINDS),
      admin: { position: 'sidebar', description: 'A post has one category and several tags.' },
    },
    {
      name: 'slug',
      type: 'text',
      required: true,
      index: true,
      maxLength: MAX_BLOG_SLUG,
      validate: (slug: string | null | undefined, { siblingData }: { siblingData: { kind?: TopicKind } }) =>
        blogSlugFault(siblingData.kind ?? 'tag', slug ?? '') ?? true,
      admin: { position: 'sidebar', description: 'The last part of the address.' },
    },
  ],
}
