import type { BlockOf } from '#domain/contract/blocks/served.ts'
import type { StoredBlock, StoredBlockOf } from '#domain/contract/blocks/stored.ts'
import type { BlockContext } from './context.ts'

type Type = StoredBlock['blockType']

/** A block without its type and id, which are added; null for one that has nothing to show. */
type Read<T extends Type> = Omit<BlockOf<T>, 'type' | 'id'> | null

/** How each block is read. */
export type BlockReaders = {
  readonly [T in Type]: (block: StoredBlockOf<T>, context: BlockContext) => Read<T> | Promise<Read<T>>
}
