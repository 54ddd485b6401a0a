import { COLOUR_BINS, colourOverlap } from '#media/artwork/descriptor/colours.ts'
import { type Look, type QueryView, SHAPES } from '#media/artwork/descriptor/descriptor.ts'
import { likenessOf } from '#media/artwork/descriptor/likeness.ts'
import { SHAPE_SIZE } from '#media/artwork/descriptor/project.ts'
import type { IndexedPicture, PictureMatch } from './indexed-picture.ts'
import type { Kernel } from './kernel.ts'

/** The pictures of one look, as rows of one matrix in memory. */
export interface PictureRows {
  readonly size: number
  /** Adds a picture, or replaces the item's picture. */
  put(picture: IndexedPicture): void
  remove(item: number): void
  get(item: number): IndexedPicture | undefined
  /** The nearest pictures, in no particular order; an item may occur more than once. */
  nearest(view: QueryView, count: number): readonly PictureMatch[]
  /** Every picture, in no particular order. */
  pictures(): IterableIterator<IndexedPicture>
}

/** What equal colours add to the similarity: enough only to sort near ties. */
const COLOURS_WEIGHT = 0.03
const FIRST_CAPACITY = 1024

export function createPictureRows(kernel: Kernel, look: Look): PictureRows {
  const shapesEach = SHAPES[look]
  const bytesEach = shapesEach * SHAPE_SIZE
  const rowOf = new Map<number, number>()
  let capacity = FIRST_CAPACITY
  let items = new Int32Array(capacity)
  let revisions = new Int32Array(capacity)
  let shapes = new Int8Array(capacity * bytesEach)
  let colours = new Uint8Array(capacity * COLOUR_BINS)

  function grow(): void {
    capacity *= 2
    items = enlarged(items, new Int32Array(capacity))
    revisions = enlarged(revisions, new Int32Array(capacity))
    shapes = enlarged(shapes, new Int8Array(capacity * bytesEach))
    colours = enlarged(colours, new Uint8Array(capacity * COLOUR_BINS))
  }

  function write(row: number, picture: IndexedPicture): void {
    items[row] = picture.item
    revisions[row] = picture.revision
    shapes.set(picture.shape, row * bytesEach)
    colours.set(picture.colours, row * COLOUR_BINS)
    rowOf.set(picture.item, row)
  }

  function read(row: number): IndexedPicture {
    return {
      item: items[row] ?? 0,
      revision: revisions[row] ?? 0,
      look,
      shape: shapes.slice(row * bytesEach, (row + 1) * bytesEach),
      colours: colours.slice(row * COLOUR_BINS, (row + 1) * COLOUR_BINS),
    }
  }

  function matchOf(view: QueryView, place: number): PictureMatch {
    const row = Math.floor(place / shapesEach)
    const shape = shapes.subarray(place * SHAPE_SIZE, (place + 1) * SHAPE_SIZE)
    const painted = colours.subarray(row * COLOUR_BINS, (row + 1) * COLOUR_BINS)
    const similarity =
      likenessOf(look, view.shape, shape) * (1 - COLOURS_WEIGHT) +
      colourOverlap(view.colours, painted) * COLOURS_WEIGHT -
      view.discount
    return { item: items[row] ?? 0, similarity }
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

    nearest(view, count) {
      // Several shapes of one picture may be among the nearest.
      const wanted = Math.min(count, rowOf.size) * shapesEach
      if (wanted === 0) return []
      const filled = shapes.subarray(0, rowOf.size * bytesEach)
      return Array.from(kernel(filled, view.shape, wanted), (place) => matchOf(view, place))
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
