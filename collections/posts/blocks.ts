import type { Block, Field, TextField } from 'payload'
import { EMBED_PROVIDER_CODES, EMBED_PROVIDERS, embeddedAt } from '#domain/blocks/embeds.ts'
import { CALLOUT_TONES, CODE_LANGUAGES } from '#domain/blog/article.ts'
import { tableFault } from '#domain/blog/table-text.ts'
import { POST_LIMITS } from '#domain/blog/topics.ts'
import { image, images } from '../blocks/parts.ts'
import { options } from '../fields/options.ts'

const PROVIDERS = EMBED_PROVIDER_CODES.map((code) => EMBED_PROVIDERS[code].name).join(', ')

/** The blocks of a post's body, by the names that `domain/blog/lexical/read-block.ts` reads. */
export const POST_BLOCKS: readonly Block[] = [
  {
    slug: 'figure',
    labels: { singular: 'Work of the library', plural: 'Works of the library' },
    fields: [
      {
        name: 'asset',
        type: 'relationship',
        relationTo: 'items',
        required: true,
        filterOptions: { visibility: { equals: 'published' } },
        admin: {
          description: 'Shown as a plate that leads to the work, with its present title and picture.',
        },
      },
      line('caption'),
    ],
  },
  {
    slug: 'gallery',
    labels: { singular: 'Gallery', plural: 'Galleries' },
    fields: [works(POST_LIMITS.gallery), line('caption')],
  },
  {
    slug: 'picture',
    labels: { singular: 'Picture of the media library', plural: 'Pictures of the media library' },
    fields: [{ ...image(), required: true } as Field, line('caption')],
  },
  {
    slug: 'pictures',
    labels: { singular: 'Gallery of the media library', plural: 'Galleries of the media library' },
    fields: [{ ...images(POST_LIMITS.gallery), required: true } as Field, line('caption')],
  },
  {
    slug: 'assets',
    labels: { singular: 'Related works', plural: 'Related works' },
    fields: [works(POST_LIMITS.assets), line('heading')],
  },
  {
    slug: 'code',
    labels: { singular: 'Code', plural: 'Code' },
    fields: [
      {
        name: 'language',
        type: 'select',
        required: true,
        defaultValue: 'text',
        options: options(CODE_LANGUAGES),
      },
      { name: 'code', type: 'code', required: true, maxLength: POST_LIMITS.code },
    ],
  },
  {
    slug: 'table',
    labels: { singular: 'Table', plural: 'Tables' },
    fields: [
      {
        name: 'rows',
        type: 'textarea',
        required: true,
        maxLength: POST_LIMITS.table,
        validate: (text: string | null | undefined) => tableFault(text ?? '') ?? true,
        admin: {
          description:
            'A line for each row, cells separated by |, the head first. A spreadsheet can be pasted.',
        },
      },
      line('caption'),
    ],
  },
  {
    slug: 'callout',
    labels: { singular: 'Call-out', plural: 'Call-outs' },
    fields: [
      {
        name: 'tone',
        type: 'select',
        required: true,
        defaultValue: 'note',
        options: options(CALLOUT_TONES),
      },
      line('title'),
      {
        name: 'text',
        type: 'textarea',
        required: true,
        maxLength: POST_LIMITS.callout,
        admin: { description: 'An empty line starts a new paragraph.' },
      },
    ],
  },
  {
    slug: 'embed',
    labels: { singular: 'Page of another site', plural: 'Pages of other sites' },
    fields: [
      {
        name: 'url',
        label: 'Web address',
        type: 'text',
        required: true,
        validate: (text: string | null | undefined) =>
          embeddedAt(text?.trim() ?? '') !== null || `An address of ${PROVIDERS}.`,
      },
      { ...line('title'), required: true },
    ],
  },
]

/** The blocks inside a line. */
export const POST_INLINE_BLOCKS: readonly Block[] = [
  {
    slug: 'footnote',
    labels: { singular: 'Footnote', plural: 'Footnotes' },
    fields: [{ name: 'text', type: 'textarea', required: true, maxLength: POST_LIMITS.footnote }],
  },
]

function works(maxRows: number): Field {
  return {
    name: 'assets',
    label: 'Works',
    type: 'relationship',
    relationTo: 'items',
    hasMany: true,
    required: true,
    maxRows,
    filterOptions: { visibility: { equals: 'published' } },
  }
}

function line(name: string): TextField {
  return { name, type: 'text', maxLength: POST_LIMITS.line }
}
