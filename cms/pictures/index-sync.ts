import type { Descriptor } from '#media/artwork/descriptor/descriptor.ts'
import type { PictureIndex } from '#media/similarity/picture-index.ts'
import type { PictureLibrary, Undescribed } from './library.ts'

export interface IndexSyncServices {
  readonly index: PictureIndex
  readonly library: PictureLibrary
  /** The descriptor of an original of the library; null where it has none. */
  readonly look: (sha256: string) => Promise<Descriptor | null>
  /** Most pictures that the index may hold. */
  readonly capacity: number
}

export interface IndexSync {
  /** Brings these items' pictures up to date: in, out or changed. */
  refresh(items: readonly number[]): Promise<void>
  /** Compares the whole index with the library, and puts right what differs. */
  reconcile(): Promise<void>
  /** Describes some of the originals that nobody has described. @returns how many there were; 0 when none is left */
  describeMore(): Promise<number>
}

/** Rows read at once: enough to be quick, little enough to be small. */
const PAGE_ROWS = 20_000
const DESCRIBED_AT_ONCE = 64
/** To find originals without descriptor takes a pass over the whole library, so that many are found at once. */
const UNDESCRIBED_PAGE = 5_000

/** Keeps the index what the library is. What is beyond its capacity stays out. */
export function createIndexSync({ index, library, look, capacity }: IndexSyncServices): IndexSync {
  /** Found, and not yet described. */
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
        await refresh(await library.keep(revisions, await look(sha256)))
      }
      return originals.length
    },
  }
}
