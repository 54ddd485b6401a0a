import type { Look } from './descriptor.ts'
import { shapeSimilarity } from './project.ts'

/**
 * The similarity of two shapes of one look, on one scale: 1 for the same picture, 0 for nothing in common. Photographs
 * without anything in common have similar skies and grounds, so that their scale starts much higher.
 */
export function likenessOf(look: Look, one: Int8Array, other: Int8Array): number {
  return 1 - (1 - shapeSimilarity(one, other)) * STEEPNESS[look]
}

/** `bench -- photographs` measures which likeness unrelated photographs reach. */
const STEEPNESS = { drawing: 1, photograph: 2 } as const satisfies Record<Look, number>
