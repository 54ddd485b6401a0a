import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, Field, TextField } from 'payload'
import { CELL_MARKS, CODE_LANGUAGES, FEATURE_ICONS } from '#domain/blocks/block-types.ts'
import { EMBED_PROVIDER_CODES, EMBED_PROVIDERS, embeddedAt } from '#domain/blocks/embeds.ts'
import { BLOCK_COUNTS, BLOCK_LENGTHS } from '#domain/blocks/limits.ts'
import { CONTACT_TOPICS } from '#domain/contact/contact.ts'
import { options } from '../fields/options.ts'
import { actions, blockOf, headed, line, linkAddress, list, paragraph, work } from './parts.ts'

/**
 * The editor of texts in blocks: what `safeRichText` keeps, and nothing else. `worded` adds the refusals of a link in the
 * languages of the panel.
 */
const textEditor = (worded: (field: Field) => Field) =>
  lexicalEditor({
    features: () => [
      FixedToolbarFeature(),
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h3', 'h4'] }),
      BoldFeature(),
      ItalicFeature(),
      UnderlineFeature(),
      StrikethroughFeature(),
      InlineCodeFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      LinkFeature({
        enabledCollections: [],
        fields: ({ defaultFields }) =>
          defaultFields.map((field) => (field.type === 'text' ? worded(field) : field)),
      }),
    ],
  })

/** Blocks of words, code and pages of other sites. */
export const WORD_BLOCKS: readonly Block[] = [
  blockOf('plans', headed()),
  blockOf('features', [
    ...headed(),
    list(
      'items',
      BLOCK_COUNTS.features,
      [
        {
          name: 'icon',
          type: 'select',
          required: true,
          defaultValue: 'check',
          options: options(FEATURE_ICONS),
        },
        line('title', BLOCK_LENGTHS.label, { required: true }),
        paragraph('text', BLOCK_LENGTHS.lead),
        linkAddress(),
      ],
      { singular: 'Feature', plural: 'Features' },
    ),
  ]),
  blockOf('steps', [
    ...headed(),
    list(
      'items',
      BLOCK_COUNTS.steps,
      [line('title', BLOCK_LENGTHS.label, { required: true }), paragraph('text', BLOCK_LENGTHS.lead)],
      { singular: 'Step', plural: 'Steps' },
    ),
  ]),
  blockOf('logos', [
    line('heading', BLOCK_LENGTHS.heading),
    list(
      'items',
      BLOCK_COUNTS.logos,
      [{ name: 'name', type: 'text', required: true, maxLength: BLOCK_LENGTHS.label }, linkAddress()],
      { singular: 'Logo', plural: 'Logos' },
    ),
  ]),
  blockOf('faq', [
    ...headed(),
    list(
      'items',
      BLOCK_COUNTS.questions,
      [
        line('question', BLOCK_LENGTHS.short, { required: true }),
        paragraph('answer', BLOCK_LENGTHS.paragraph, { required: true }),
      ],
      { singular: 'Question', plural: 'Questions' },
    ),
  ]),
  blockOf('video', [
    line('title', BLOCK_LENGTHS.short, { required: true, description: 'Read by screen readers.' }),
    embedAddress('video'),
    line('caption', BLOCK_LENGTHS.short),
    work('The picture before it plays.'),
  ]),
  blockOf('text', [
    line('heading', BLOCK_LENGTHS.heading),
    {
      name: 'body',
      type: 'richText',
      localized: true,
      editor: textEditor((field) => field),
      custom: { editorOf: textEditor },
    },
  ]),
  blockOf('countdown', [
    ...headed(true),
    {
      name: 'until',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'In the time zone of this computer.' },
    },
    line('after', BLOCK_LENGTHS.short, { description: 'Shown once the time is over.' }),
    actions(),
  ]),
  blockOf('code', [
    line('caption', BLOCK_LENGTHS.short),
    {
      name: 'language',
      type: 'select',
      required: true,
      defaultValue: 'html',
      options: options(CODE_LANGUAGES),
    },
    { name: 'code', type: 'code', required: true, maxLength: BLOCK_LENGTHS.code },
  ]),
  blockOf('comparison', [
    ...headed(),
    list('columns', BLOCK_COUNTS.columns, [line('name', BLOCK_LENGTHS.label, { required: true })]),
    list('rows', BLOCK_COUNTS.rows, [
      line('label', BLOCK_LENGTHS.short, { required: true }),
      list('cells', BLOCK_COUNTS.columns, [
        { name: 'mark', type: 'select', required: true, defaultValue: 'yes', options: options(CELL_MARKS) },
        line('text', BLOCK_LENGTHS.label),
      ]),
    ]),
  ]),
  blockOf('form', [
    ...headed(),
    {
      name: 'topic',
      type: 'select',
      required: true,
      defaultValue: 'question',
      options: options(CONTACT_TOPICS),
    },
  ]),
  blockOf('embed', [
    line('title', BLOCK_LENGTHS.short, { required: true, description: 'Read by screen readers.' }),
    embedAddress(),
    line('caption', BLOCK_LENGTHS.short),
  ]),
]

/** The address of a page of an allowed provider. */
function embedAddress(kind?: 'video'): TextField {
  const names = EMBED_PROVIDER_CODES.map((code) => EMBED_PROVIDERS[code])
    .filter((provider) => kind === undefined || provider.kind === kind)
    .map(({ name }) => name)
    .join(', ')
  return {
    name: 'address',
    label: 'Web address',
    type: 'text',
    required: true,
    maxLength: BLOCK_LENGTHS.address,
    admin: {
      description: `The address of a page of ${names}, as the browser shows it. It loads after a click.`,
    },
    validate: (value: string | null | undefined) =>
      embeddedAt(value ?? '', kind) !== null || `Write the https address of a page of ${names}.`,
  }
}
