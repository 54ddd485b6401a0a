import { LOOKS, type Look, type QueryView } from '#media/artwork/descriptor/descriptor.ts'
import type { IndexedPicture, PictureMatch } from './indexed-picture.ts'
import type { Kernel } from './kernel.ts'
import { createPictureRows, type PictureRows } from './rows.ts'

export interface PictureIndex {
  readonly size: number
  /** Adds a picture, or replaces the item's picture. */
  put(picture: IndexedPicture): void
  remove(item: number): void
  get(item: number): IndexedPicture | undefined
  /** The items most similar to any of the views, best first; those below `MIN_SIMILARITY` are left out. */
  search(views: readonly QueryView[], count: number): readonly PictureMatch[]
  /** Every picture, in no particular order. */
  pictures(): IterableIterator<IndexedPicture>
}

/** Below this, two pictures have hardly more in common than any two. */
const MIN_SIMILARITY = 0.35

/**
 * All pictures in memory, compared one by one with those of the same look: 152 bytes a drawing and 1.3 kB a photograph,
 * nothing to train or to build, and the next search sees every change (docs/decisions/0014-picture-search.md and
 * 0055-photograph-search.md).
 */
export function createPictureIndex(kernel: Kernel): PictureIndex {
  const rows: Readonly<Record<Look, PictureRows>> = {
    drawing: createPictureRows(kernel, 'drawing'),
    photograph: createPictureRows(kernel, 'photograph'),
  }

  return {
    get size() {
      return LOOKS.reduce((sum, look) => sum + rows[look].size, 0)
    },

    put(picture) {
      for (const look of LOOKS) if (look !== picture.look) rows[look].remove(picture.item)
      rows[picture.look].put(picture)
    },

    remove(item) {
      for (const look of LOOKS) rows[look].remove(item)
    },

    get: (item) => rows.drawing.get(item) ?? rows.photograph.get(item),

    search(views, count) {
      const best = new Map<number, number>()
      for (const view of views) {
        for (const { item, similarity } of rows[view.look].nearest(view, count)) {
          if (similarity < MIN_SIMILARITY) continue
          if (similarity > (best.get(item) ?? 0)) best.set(item, similarity)
        }
      }
      return [...best]
        .map(([item, similarity]) => ({ item, similarity: Math.min(1, similarity) }))
        .sort((a, b) => b.similarity - a.similarity || a.item - b.item)
        .slice(0, count)
    },

    *pictures() {
      for (const look of LOOKS) yield* rows[look].pictures()
    },
  }
}
