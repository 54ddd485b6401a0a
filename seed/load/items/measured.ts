import type { Result } from '#domain/errors/catalogue.ts'
import type { Processed } from '#media/pipeline/processed.ts'
import type { SeedItem } from '#seed/seed-item.ts'

/** The measurements that a revision stores. A bulk load has no perceptual hash. */
export type Measured = Omit<Processed, 'png256' | 'perceptualHash'> & {
  readonly perceptualHash: string | null
}

/** Reads, checks and measures the file of an item; a refusal has the reason. */
export type Measure = (item: SeedItem) => Promise<Result<Measured>>

/** An item whose file was accepted, with its position in the pack, from 0. */
export interface MeasuredItem {
  readonly item: SeedItem
  readonly position: number
  readonly measured: Measured
}
