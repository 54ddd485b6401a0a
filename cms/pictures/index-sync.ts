import type { Descriptor } from '#media/artwork/descriptor/descriptor.ts'
import type { PictureIndex } from '#media/similarity/picture-index.ts'
import type { PictureLibrary, Undescribed } from './library.ts'

export interface IndexSyncServices {
  readonly index: PictureIndex
  readonly library: PictureLibrary
  /** Computes the descriptor of an original; null if it has none. */
  readonly computeDescriptor: (sha256: string) => Promise<Descriptor | null>
  /** Maximum number of pictures in the index. */
  readonly capacity: number
}

export interface IndexSync {
  /** Adds, removes or updates the pictures of these items. */
  refresh(items: readonly number[]): Promise<void>
  /** Compares the whole index with the library, and repairs differences. */
  reconcile(): Promise<void>
  /** Computes missing descriptors of some originals. @returns their number; 0 when none is left */
  describeMore(): Promise<number>
}

/** A trade-off between speed and memory. */
const PAGE_ROWS = 20_000
const DESCRIBED_AT_ONCE = 64
/** Finding originals without a descriptor scans the whole library, so many are found at once. */
const UNDESCRIBED_PAGE = 5_000

/** Synchronises the index with the library. Pictures beyond the capacity are left out. */
export function createIndexSync({
  index,
  library,
  computeDescriptor,
  capacity,
}: IndexSyncServices): IndexSync {
  /** Found, but not described yet. */
  const undescribed: Undescribed[] = []

  async function refresh(items: readonly number[]): Promise<void> {
    for (let start = 0; start < items.length; start += PAGE_ROWS) {
      const wanted = items.slice(start, start + PAGE_ROWS)
      const found = await library.pictures(wanted)
      const there = new Set(found.map(({ item }) => item))
      for (const item of wanted) if (!there.has(item)) index.remove(item)
      for (const picture of found) {
        if (index.size < capacity || index.get(picture.item)) index.put(picture)
      }
    }
  }

  return {
    refresh,

    async reconcile() {
      const shown = new Set<number>()
      for (let after = 0; ; ) {
        const page = await library.described(after, PAGE_ROWS)
        const last = page.at(-1)
        if (!last) break
        after = last.item
        for (const { item } of page) shown.add(item)
        await refresh(
          page.filter(({ item, revision }) => index.get(item)?.revision !== revision).map(({ item }) => item),
        )
      }
      const gone = [...index.pictures()].map(({ item }) => item).filter((item) => !shown.has(item))
      for (const item of gone) index.remove(item)
    },

    async describeMore() {
      if (index.size >= capacity) return 0
      if (undescribed.length === 0) undescribed.push(...(await library.undescribed(UNDESCRIBED_PAGE)))
      const originals = undescribed.splice(0, DESCRIBED_AT_ONCE)
      for (const { sha256, revisions } of originals) {
        await refresh(await library.saveDescriptor(revisions, await computeDescriptor(sha256)))
      }
      return originals.length
    },
  }
}
