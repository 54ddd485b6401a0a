import type { Block } from 'payload'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { HERO_LAYOUTS, NUMBER_SOURCES, PICTURE_WIDTHS } from '#domain/blocks/block-types.ts'
import { BLOCK_COUNTS, BLOCK_LENGTHS, MOSAIC_WORKS } from '#domain/blocks/limits.ts'
import { options } from '../fields/options.ts'
import { selectionField } from '../fields/selection.ts'
import {
  actions,
  blockOf,
  headed,
  image,
  images,
  line,
  linkAddress,
  list,
  paragraph,
  tint,
  work,
  works,
} from './parts.ts'

/** Blocks that show works, packs, collections, people or figures of the library. */
export const LIBRARY_BLOCKS: readonly Block[] = [
  blockOf('hero', [
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'plain',
      options: options(HERO_LAYOUTS),
      admin: { description: 'Words alone, works beside or below them, or on a coloured panel.' },
    },
    ...headed(true),
    actions(),
    tint(),
    works(BLOCK_COUNTS.heroWorks, 'Not shown by the plain layout.'),
    image('In place of the works. Not shown by the plain layout.'),
  ]),
  blockOf('mosaic', [
    ...headed(),
    selectionField(),
    {
      type: 'row',
      fields: [
        {
          name: 'count',
          label: 'Works',
          type: 'number',
          required: true,
          defaultValue: MOSAIC_WORKS,
          min: 1,
          max: BLOCK_COUNTS.works,
        },
        { name: 'daily', label: 'Other works every day', type: 'checkbox', defaultValue: false },
      ],
    },
    {
      name: 'action',
      label: 'Link to all of them',
      type: 'group',
      fields: [line('label', BLOCK_LENGTHS.label), linkAddress()],
    },
  ]),
  blockOf('freeAsset', headed()),
  blockOf('packs', [
    ...headed(),
    {
      name: 'packs',
      type: 'relationship',
      relationTo: 'packs',
      hasMany: true,
      maxRows: BLOCK_COUNTS.packs,
      filterOptions: { visibility: { equals: 'published' } },
      admin: { description: 'Empty: the recommended packs.' },
    },
    {
      name: 'kind',
      type: 'select',
      options: options(KIND_CODES),
      admin: { description: 'Of the recommended packs.' },
    },
  ]),
  blockOf('collections', [
    ...headed(),
    {
      name: 'collections',
      type: 'relationship',
      relationTo: 'collections',
      hasMany: true,
      maxRows: BLOCK_COUNTS.collections,
      admin: { description: 'Empty: the first collections.' },
    },
  ]),
  blockOf('contributors', [
    ...headed(),
    {
      name: 'contributors',
      type: 'relationship',
      relationTo: 'contributors',
      hasMany: true,
      maxRows: BLOCK_COUNTS.contributors,
      admin: { description: 'Empty: those of the home page.' },
    },
  ]),
  blockOf('numbers', [
    ...headed(),
    list(
      'items',
      BLOCK_COUNTS.numbers,
      [
        {
          type: 'row',
          fields: [
            {
              name: 'source',
              type: 'select',
              required: true,
              defaultValue: 'typed',
              options: options(NUMBER_SOURCES),
              admin: { description: 'A figure of the library is counted again whenever the page is made.' },
            },
            line('value', BLOCK_LENGTHS.label, { description: 'Of a typed number, such as 24/7.' }),
          ],
        },
        line('label', BLOCK_LENGTHS.label, { required: true }),
      ],
      { singular: 'Number', plural: 'Numbers' },
    ),
  ]),
  blockOf('quote', [
    paragraph('text', BLOCK_LENGTHS.lead, { required: true }),
    line('name', BLOCK_LENGTHS.label),
    line('role', BLOCK_LENGTHS.short),
    work('A picture beside the quote.'),
    image('In place of the work.'),
  ]),
  blockOf('lottie', [...headed(), work('A Lottie animation. It plays when it is seen.')]),
  blockOf('model', [...headed(), work('A 3D work with a model, which visitors turn.')]),
  blockOf('picture', [
    work('Its title is its alternative text.'),
    image('In place of the work.'),
    line('caption', BLOCK_LENGTHS.short),
    { name: 'width', type: 'select', required: true, defaultValue: 'text', options: options(PICTURE_WIDTHS) },
  ]),
  blockOf('gallery', [...headed(), works(BLOCK_COUNTS.gallery), images(BLOCK_COUNTS.gallery)]),
  blockOf('action', [
    ...headed(true),
    actions(),
    tint(),
    work('A picture beside the words.'),
    image('In place of the work.'),
  ]),
]
