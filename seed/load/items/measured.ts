import type { Result } from '#domain/errors/catalogue.ts'
import type { Processed } from '#media/pipeline/processed.ts'
import type { SeedItem } from '#seed/seed-item.ts'

/** What a revision keeps of its original. A bulk load goes without the perceptual hash. */
export type Measured = Omit<Processed, 'png256' | 'perceptualHash'> & {
  readonly perceptualHash: string | null
}

/** Opens, checks and measures an item's file; a refusal carries the reason. */
export type Measure = (item: SeedItem) => Promise<Result<Measured>>

/** An item whose file may enter the library, with its place in the pack, from 0. */
export interface MeasuredItem {
  readonly item: SeedItem
  readonly position: number
  readonly measured: Measured
}
