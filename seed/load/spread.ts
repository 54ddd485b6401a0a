import { createHash } from 'node:crypto'

/** The day the seed is dated: nothing in it is younger, whenever it is loaded. */
export const SEED_DATE = new Date('2026-11-01T12:00:00Z')

/** How far back the catalogue reaches. */
const SPREAD_MS = 180 * 24 * 60 * 60 * 1000

/** A number in [0, 1) that depends on the key alone and lies evenly over all keys. */
export function fractionOf(key: string): number {
  return createHash('md5').update(key).digest().readUInt32BE() / 2 ** 32
}

/**
 * When an asset of the seed was published: spread evenly by its key, so that the latest are a mix of all sources and
 * do not depend on the order or the moment of loading. Whole seconds.
 */
export function publishedAt(sourceKey: string): Date {
  return new Date(Math.floor((SEED_DATE.getTime() - fractionOf(sourceKey) * SPREAD_MS) / 1000) * 1000)
}
