import type { CollectionConfig } from 'payload'
import { pictureUseHooks } from '#cms/operations/media-library/follow-uses.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { LETTER_COUNTS, LETTER_LENGTHS } from '#domain/newsletter/limits.ts'
import { AUDIENCES } from '#domain/newsletter/segment.ts'
import { accessOf } from '../access.ts'
import { line } from '../blocks/parts.ts'
import { options } from '../fields/options.ts'
import { LETTER_BLOCKS } from './blocks.ts'

const USES = pictureUseHooks('newsletters')

/** Newsletters: their words, and whom they go to. The console tests and sends them (docs/decisions/0115). */
export const Newsletters: CollectionConfig = {
  slug: 'newsletters',
  labels: { singular: 'Newsletter', plural: 'Newsletters' },
  access: accessOf('newsletters'),
  admin: {
    group: 'Marketing',
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    description:
      'Save it here, then test and send it in the console. What is being sent does not change any more: later changes are not sent.',
  },
  hooks: { afterChange: [USES.afterChange], afterDelete: [USES.afterDelete] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: LETTER_LENGTHS.name,
      admin: { description: 'For staff; subscribers do not see it.' },
    },
    line('subject', LETTER_LENGTHS.subject, {
      required: true,
      description: 'A missing translation is replaced by the English text, here and in all blocks.',
    }),
    line('preview', LETTER_LENGTHS.preview, {
      description: 'A sentence that mailboxes show beside the subject.',
    }),
    {
      name: 'content',
      type: 'blocks',
      required: true,
      minRows: 1,
      maxRows: LETTER_COUNTS.blocks,
      blocks: [...LETTER_BLOCKS],
    },
    {
      name: 'segment',
      label: 'Only to',
      type: 'group',
      admin: {
        description: 'A subscriber must match every field that is not empty, with any of its values.',
      },
      fields: [
        {
          // `locales` would be the name of the table of Payload's translations.
          name: 'languages',
          type: 'select',
          hasMany: true,
          options: LOCALE_CODES.map((value) => ({ value, label: LOCALES[value].name })),
        },
        { name: 'audiences', type: 'select', hasMany: true, options: options(AUDIENCES) },
        { name: 'plans', type: 'relationship', relationTo: 'plans', hasMany: true, maxRows: 20 },
        {
          name: 'kinds',
          label: 'Interests',
          type: 'select',
          hasMany: true,
          options: options(KIND_CODES),
        },
      ],
    },
  ],
}
