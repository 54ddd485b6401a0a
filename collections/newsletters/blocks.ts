import type { Block } from 'payload'
import { LETTER_COUNTS, LETTER_LENGTHS } from '#domain/newsletter/limits.ts'
import { image, line, linkAddress, paragraph, work } from '../blocks/parts.ts'
import { selectionField } from '../fields/selection.ts'

/** The blocks of a newsletter (`domain/newsletter/letter.ts`). */
export const LETTER_BLOCKS: readonly Block[] = [
  {
    slug: 'letterText',
    labels: { singular: 'Text', plural: 'Texts' },
    fields: [
      line('heading', LETTER_LENGTHS.heading),
      paragraph('text', LETTER_LENGTHS.text, {
        required: true,
        description: 'An empty line begins a new paragraph.',
      }),
    ],
  },
  {
    slug: 'letterPicture',
    labels: { singular: 'Picture', plural: 'Pictures' },
    fields: [
      work('Its picture, with its title as alternative text and a link to its page.'),
      image('In place of the work.'),
      line('caption', LETTER_LENGTHS.heading),
    ],
  },
  {
    slug: 'letterAssets',
    labels: { singular: 'Assets', plural: 'Assets' },
    fields: [
      line('heading', LETTER_LENGTHS.heading),
      selectionField(),
      {
        name: 'count',
        label: 'Works',
        type: 'number',
        required: true,
        defaultValue: LETTER_COUNTS.standardWorks,
        min: 1,
        max: LETTER_COUNTS.works,
      },
    ],
  },
  {
    slug: 'letterButton',
    labels: { singular: 'Button', plural: 'Buttons' },
    fields: [line('label', LETTER_LENGTHS.label, { required: true }), linkAddress(true)],
  },
  {
    slug: 'letterFreeAsset',
    labels: { singular: 'Free asset of the day', plural: 'Free assets of the day' },
    fields: [line('heading', LETTER_LENGTHS.heading)],
  },
]
