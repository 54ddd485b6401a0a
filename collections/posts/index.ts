import type { CollectionConfig, FilterOptions } from 'payload'
import { enqueueIfPublished, preparePost } from '#cms/operations/blog/post-hooks.ts'
import { keepApproval } from '#cms/operations/editors/approval-hook.ts'
import { followHooks } from '#cms/operations/editors/follow-hooks.ts'
import { pictureUseHooks } from '#cms/operations/media-library/follow-uses.ts'
import { TINTS } from '#domain/assets/tints.ts'
import { blogSlugFault, MAX_BLOG_SLUG } from '#domain/blog/addresses.ts'
import { POST_LIMITS, type TopicKind } from '#domain/blog/topics.ts'
import { accessOf } from '../access.ts'
import { image } from '../blocks/parts.ts'
import { approvalFields } from '../fields/approval.ts'
import { DERIVED } from '../fields/derived.ts'
import { options } from '../fields/options.ts'
import { titleAndDescription } from '../fields/titled.ts'
import { translationMarks } from '../fields/translation-marks.ts'
import { postEditor } from './editor.ts'

const FOLLOW = followHooks('posts')
const USES = pictureUseHooks('posts')
const sidebar = { position: 'sidebar' } as const

/** The posts of the blog. */
export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  access: accessOf('posts', { published: { _status: { equals: 'published' } } }),
  admin: {
    group: 'Blog',
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'author', '_status', 'translations', 'publishedAt'],
    listSearchableFields: ['title', 'description', 'text'],
    description:
      'Visitors see a post from its day on, once it is published. Changes are live within seconds.',
    components: { edit: { beforeDocumentControls: ['/cms/panel/hold-save.tsx#HoldSave'] } },
  },
  versions: { drafts: { autosave: false }, maxPerDoc: 25 },
  hooks: {
    beforeChange: [keepApproval('posts'), preparePost],
    afterChange: [
      ({ req, doc, previousDoc }) => enqueueIfPublished(req, doc, previousDoc),
      ...FOLLOW.afterChange,
      USES.afterChange,
    ],
    afterDelete: [({ req, doc }) => enqueueIfPublished(req, doc), ...FOLLOW.afterDelete, USES.afterDelete],
  },
  fields: [
    ...titleAndDescription(),
    translationMarks(),
    ...approvalFields(),
    {
      name: 'body',
      type: 'richText',
      localized: true,
      required: true,
      editor: postEditor(
        (field) => field,
        (block) => block,
      ),
      // The panel refuses links and names blocks in its languages (`cms/panel/texts/with-labels.ts`).
      custom: { editorOf: postEditor },
      admin: { description: 'A language without a text shows the English one.' },
    },
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: MAX_BLOG_SLUG,
      validate: (slug: string | null | undefined) => blogSlugFault('post', slug ?? '') ?? true,
      admin: {
        ...sidebar,
        description:
          'The last part of the address. When it changes after publication, the old address redirects to the new one.',
      },
    },
    {
      name: 'publishedAt',
      label: 'Published on',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        ...sidebar,
        description: 'Not shown before this moment.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    { name: 'author', type: 'relationship', relationTo: 'authors', required: true, admin: sidebar },
    topics('category', { required: true }),
    topics('tag', { hasMany: true, maxRows: POST_LIMITS.tags }),
    {
      name: 'cover',
      type: 'relationship',
      relationTo: 'items',
      hasMany: true,
      maxRows: POST_LIMITS.cover,
      filterOptions: { visibility: { equals: 'published' } },
      admin: { ...sidebar, description: 'One work, or several small ones side by side.' },
    },
    {
      ...image('In place of the works.'),
      label: 'Cover picture',
      admin: { ...sidebar, description: 'A picture of the media library, in place of the works.' },
    } as ReturnType<typeof image>,
    { name: 'tint', type: 'select', options: options(TINTS), admin: sidebar },
    {
      name: 'related',
      label: 'Read next',
      type: 'relationship',
      relationTo: 'posts',
      hasMany: true,
      maxRows: POST_LIMITS.related,
      admin: { ...sidebar, description: 'Empty: posts about the same.' },
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      access: DERIVED,
      admin: { hidden: true, disableListColumn: true },
    },
    {
      name: 'minutes',
      type: 'number',
      localized: true,
      access: DERIVED,
      admin: { ...sidebar, readOnly: true, description: 'Minutes to read, counted from the text.' },
    },
  ],
}

function topics(
  kind: TopicKind,
  rest: { readonly required: true } | { readonly hasMany: true; readonly maxRows: number },
): CollectionConfig['fields'][number] {
  const filterOptions: FilterOptions = { kind: { equals: kind } }
  const shared = {
    name: kind === 'tag' ? 'tags' : kind,
    type: 'relationship',
    relationTo: 'blog-topics',
    filterOptions,
    admin: sidebar,
  } as const
  return 'hasMany' in rest ? { ...shared, ...rest } : { ...shared, ...rest }
}
