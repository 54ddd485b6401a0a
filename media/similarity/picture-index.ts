import { COLOUR_BINS, colourOverlap } from '#media/artwork/descriptor/colours.ts'
import type { Descriptor, QueryView } from '#media/artwork/descriptor/descriptor.ts'
import { SHAPE_SIZE, shapeSimilarity } from '#media/artwork/descriptor/project.ts'
import type { Kernel } from './kernel.ts'

/** An item's picture in the index. */
export interface IndexedPicture extends Descriptor {
  readonly item: number
  /** The revision that the descriptor was computed from: shows whether the descriptor is current. */
  readonly revision: number
}

/** An item that looks like the query picture; 1 for the same drawing, 0 for nothing in common. */
export interface PictureMatch {
  readonly item: number
  readonly similarity: number
}

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

/** Below this, two drawings have hardly more in common than any two. */
const MIN_SIMILARITY = 0.35
/** What equal colours add to the similarity: enough only to sort near ties. */
const COLOURS_WEIGHT = 0.03
const FIRST_CAPACITY = 1024

/**
 * All pictures as rows of one matrix in memory, compared one by one: 152 bytes a picture, nothing to train or
 * to build, and the next search sees every change (docs/decisions/0014-picture-search.md).
 */
export function createPictureIndex(kernel: Kernel): PictureIndex {
  const rowOf = new Map<number, number>()
  let capacity = FIRST_CAPACITY
  let items = new Int32Array(capacity)
  let revisions = new Int32Array(capacity)
  let shapes = new Int8Array(capacity * SHAPE_SIZE)
  let colours = new Uint8Array(capacity * COLOUR_BINS)

  function grow(): void {
    capacity *= 2
    items = enlarged(items, new Int32Array(capacity))
    revisions = enlarged(revisions, new Int32Array(capacity))
    shapes = enlarged(shapes, new Int8Array(capacity * SHAPE_SIZE))
    colours = enlarged(colours, new Uint8Array(capacity * COLOUR_BINS))
  }

  function write(row: number, picture: IndexedPicture): void {
    items[row] = picture.item
    revisions[row] = picture.revision
    shapes.set(picture.shape, row * SHAPE_SIZE)
    colours.set(picture.colours, row * COLOUR_BINS)
    rowOf.set(picture.item, row)
  }

  function read(row: number): IndexedPicture {
    return {
      item: items[row] ?? 0,
      revision: revisions[row] ?? 0,
      shape: shapes.slice(row * SHAPE_SIZE, (row + 1) * SHAPE_SIZE),
      colours: colours.slice(row * COLOUR_BINS, (row + 1) * COLOUR_BINS),
    }
  }

  function likeness(view: QueryView, row: number): number {
    const shape = shapes.subarray(row * SHAPE_SIZE, (row + 1) * SHAPE_SIZE)
    const painted = colours.subarray(row * COLOUR_BINS, (row + 1) * COLOUR_BINS)
    return (
      shapeSimilarity(view.shape, shape) * (1 - COLOURS_WEIGHT) +
      colourOverlap(view.colours, painted) * COLOURS_WEIGHT -
      view.discount
    )
  }

  return {
    get size() {
      return rowOf.size
    },

    put(picture) {
      const known = rowOf.get(picture.item)
      if (known === undefined && rowOf.size === capacity) grow()
      write(known ?? rowOf.size, picture)
    },

    remove(item) {
      const row = rowOf.get(item)
      if (row === undefined) return
      const last = rowOf.size - 1
      // The last row is moved into the removed one, so that rows have no gaps.
      if (row !== last) write(row, read(last))
      rowOf.delete(item)
    },

    get(item) {
      const row = rowOf.get(item)
      return row === undefined ? undefined : read(row)
    },

    search(views, count) {
      const wanted = Math.min(count, rowOf.size)
      if (wanted === 0) return []
      const filled = shapes.subarray(0, rowOf.size * SHAPE_SIZE)
      const best = new Map<number, number>()
      for (const view of views) {
        for (const row of kernel(filled, view.shape, wanted)) {
          const similarity = likeness(view, row)
          if (similarity < MIN_SIMILARITY) continue
          if (similarity > (best.get(row) ?? 0)) best.set(row, similarity)
        }
      }
      return [...best]
        .map(([row, similarity]) => ({ item: items[row] ?? 0, similarity: Math.min(1, similarity) }))
        .sort((a, b) => b.similarity - a.similarity || a.item - b.item)
        .slice(0, count)
    },

    *pictures() {
      for (const row of rowOf.values()) yield read(row)
    },
  }
}

function enlarged<A extends Int8Array | Uint8Array | Int32Array>(from: A, to: A): A {
  to.set(from)
  return to
}
