import { inLocale } from '#domain/blocks/in-locale.ts'
import type { Block } from '#domain/contract/blocks/served.ts'
import { type StoredBlock, type StoredBlockOf, storedBlocksSchema } from '#domain/contract/blocks/stored.ts'
import type { BlockReaders } from './block-readers.ts'
import type { BlockContext } from './context.ts'
import { LIBRARY_BLOCKS } from './library-blocks.ts'
import { WORD_BLOCKS } from './word-blocks.ts'

const READERS: BlockReaders = { ...WORD_BLOCKS, ...LIBRARY_BLOCKS }

/**
 * The blocks of a page in one language with what they show of the library. Invalid ones, and those whose works were all
 * removed, are left out: they never break the page.
 *
 * @param stored the value of the `blocks` column, with every language
 */
export async function readBlocks(context: BlockContext, stored: unknown): Promise<Block[]> {
  const blocks = storedBlocksSchema.parse(inLocale(stored, context.locale))
  const read = await Promise.all(blocks.map((block, index) => readBlock(context, block, index)))
  return read.filter((block) => block !== null)
}

async function readBlock<T extends StoredBlock['blockType']>(
  context: BlockContext,
  block: StoredBlockOf<T>,
  index: number,
): Promise<Block | null> {
  const type: T = block.blockType as T
  const shown = await READERS[type](block, context)
  return shown === null ? null : ({ ...shown, type, id: block.id || String(index) } as unknown as Block)
}
