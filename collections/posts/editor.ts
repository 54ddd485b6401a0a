import {
  BlockquoteFeature,
  BlocksFeature,
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
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, Field } from 'payload'
import { linkFault } from '#domain/blog/link-target.ts'
import { POST_BLOCKS, POST_INLINE_BLOCKS } from './blocks.ts'

/**
 * The editor of posts: what `domain/blog/lexical` reads, and nothing else. `worded` adds the refusals of a link in the
 * languages of the panel, `named` the labels of blocks.
 */
export const postEditor = (worded: (field: Field) => Field, named: (block: Block) => Block) =>
  lexicalEditor({
    features: () => [
      FixedToolbarFeature(),
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
      BoldFeature(),
      ItalicFeature(),
      StrikethroughFeature(),
      InlineCodeFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      LinkFeature({
        enabledCollections: [],
        fields: ({ defaultFields }) =>
          defaultFields.map((field) =>
            'name' in field && field.name === 'url' && field.type === 'text' && field.hasMany !== true
              ? worded({
                  ...field,
                  validate: (text: string | null | undefined) => linkFault(text ?? '') ?? true,
                })
              : field,
          ),
      }),
      BlocksFeature({ blocks: POST_BLOCKS.map(named), inlineBlocks: POST_INLINE_BLOCKS.map(named) }),
    ],
  })
