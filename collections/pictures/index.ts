import type { CollectionConfig } from 'payload'
import { followHooks } from '#cms/operations/editors/follow-hooks.ts'
import { altReason } from '#cms/operations/media-library/alt-reason.ts'
import {
  followChange,
  followRemoval,
  keepFacts,
  keepUsed,
  onlyReceivedFiles,
} from '#cms/operations/media-library/picture-hooks.ts'
import { DEFAULT_LOCALE } from '#domain/locales/locales.ts'
import { MEDIA_LENGTHS, MEDIA_TYPES, mediaPath } from '#domain/media-library/pictures.ts'
import { accessOf } from '../access.ts'
import { DERIVED } from '../fields/derived.ts'
import { translationMarks } from '../fields/translation-marks.ts'

const FOLLOW = followHooks('pictures')
const WRITTEN = {
  access: DERIVED,
  admin: { hidden: true, disableListColumn: true, disableBulkEdit: true },
} as const

/** The media library: pictures of editors for pages, posts and newsletters (docs/decisions/0127). */
export const Pictures: CollectionConfig = {
  slug: 'pictures',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: accessOf('pictures'),
  admin: {
    group: 'Editorial',
    useAsTitle: 'title',
    defaultColumns: ['filename', 'title', 'alt', 'uses', 'translations', 'updatedAt'],
    listSearchableFields: ['title', 'alt', 'words', 'credit', 'filename'],
    description: 'Pictures for pages, posts and newsletters: JPEG, PNG, WebP or AVIF, at most 10 MB.',
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
  },
  forceSelect: { sha256: true },
  disableDuplicate: true,
  disableBulkEdit: true,
  upload: {
    mimeTypes: [...MEDIA_TYPES],
    // The storage of the library has the files (cms/endpoints/payload/receive-upload.ts).
    disableLocalStorage: true,
    cacheTags: false,
    crop: false,
    focalPoint: true,
    pasteURL: false,
    adminThumbnail: ({ doc }) => (typeof doc.sha256 === 'string' ? mediaPath(doc.sha256, 320) : null),
  },
  hooks: {
    beforeOperation: [onlyReceivedFiles],
    beforeChange: [keepFacts],
    afterChange: [followChange, ...FOLLOW.afterChange],
    beforeDelete: [keepUsed],
    afterDelete: [followRemoval, ...FOLLOW.afterDelete],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: MEDIA_LENGTHS.title,
      admin: { description: 'For editors; visitors do not see it.' },
    },
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      localized: true,
      admin: {
        description:
          'What the picture shows, for those who do not see it. Missing translations are shown in English.',
        condition: (_, { decorative }) => decorative !== true,
      },
      validate: (
        text: string | null | undefined,
        { siblingData, req }: { siblingData: { decorative?: boolean | null }; req: { locale?: unknown } },
      ) => {
        const context = {
          decorative: siblingData.decorative === true,
          isSource: req.locale === DEFAULT_LOCALE,
        }
        return altReason(text, context) ?? true
      },
    },
    {
      name: 'decorative',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'It says nothing that the text beside it does not say: screen readers skip it.' },
    },
    {
      name: 'credit',
      type: 'text',
      maxLength: MEDIA_LENGTHS.credit,
      admin: { description: 'Who made it, where the licence asks for a name. Shown below the picture.' },
    },
    {
      name: 'words',
      type: 'text',
      maxLength: MEDIA_LENGTHS.words,
      admin: { description: 'Further words to find it by.' },
    },
    {
      name: 'uses',
      type: 'ui',
      label: 'Used in',
      admin: {
        position: 'sidebar',
        components: {
          Field: '/cms/panel/uses-field.tsx#UsesField',
          Cell: '/cms/panel/uses-cell.tsx#UsesCell',
        },
      },
    },
    translationMarks(),
    {
      name: 'url',
      type: 'text',
      admin: { hidden: true, readOnly: true, disableListColumn: true },
      hooks: {
        afterRead: [
          ({ originalDoc }) =>
            typeof originalDoc?.sha256 === 'string' ? mediaPath(originalDoc.sha256, 1_280) : null,
        ],
      },
    },
    // Of the stored bytes, and of those that were uploaded.
    { name: 'sha256', type: 'text', unique: true, index: true, ...WRITTEN },
    { name: 'sourceSha256', type: 'text', index: true, ...WRITTEN },
  ],
}
