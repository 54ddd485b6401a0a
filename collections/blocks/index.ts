import type { BlocksField } from 'payload'
import { BLOCK_TYPES } from '#domain/blocks/block-types.ts'
import { BLOCK_COUNTS } from '#domain/blocks/limits.ts'
import { LIBRARY_BLOCKS } from './library-blocks.ts'
import { WORD_BLOCKS } from './word-blocks.ts'

const ALL = [...LIBRARY_BLOCKS, ...WORD_BLOCKS]

/** The blocks of a page, in the order of the table. */
export function blocksField(): BlocksField {
  return {
    name: 'blocks',
    type: 'blocks',
    maxRows: BLOCK_COUNTS.blocks,
    blocks: BLOCK_TYPES.flatMap((type) => ALL.filter(({ slug }) => slug === type)),
  }
}
