import { createPool, type Pool } from '#media/pipeline/pool.ts'
import type { PictureMatch } from '#media/similarity/indexed-picture.ts'
import { openKernel } from '#media/similarity/kernel.ts'
import { createPictureIndex } from '#media/similarity/picture-index.ts'
import { randomFrom } from '#seed/load/synthetic/random.ts'
import { pmndrsAssets } from '#seed/sources/pmndrs-assets.ts'
import { benchmark, type Measurement } from './benchmark.ts'
import { COPIES, COPY_NAMES, type CopyName, copyOf } from './photographs/copies.ts'
import { PEERS } from './photographs/peers.ts'
import { furtherViews } from './photographs/views.ts'
import { quantile, rounded } from './statistics.ts'

/**
 * `npm run bench -- photographs`: how often search by picture finds a photograph by typical copies of it, among the
 * seed's photos and other views of the same places, beside two plain peers; and how alike photographs of different
 * places are, which must stay below the likeness that is shown.
 */
const MATCHES = 960
/** Similarity from which an item's page shows a work as similar (cms/operations/catalogue/similar.ts). */
const SHOWN_AS_SIMILAR = 0.6
/** One further view in this many is searched for; every photo of the seed is. */
const SEARCHED_VIEWS = 4

interface Photograph {
  readonly bytes: Uint8Array
  /** Null for further views. */
  readonly isOwn: boolean
}

await benchmark('photographs', measure)

async function measure(): Promise<Measurement> {
  const pool = createPool()
  try {
    const photographs = await collect()
    const index = createPictureIndex(await openKernel())
    const unknown = await fill(pool, photographs, (item, descriptor) =>
      index.put({ item, revision: 1, ...descriptor }),
    )
    const peers = await Promise.all(
      PEERS.map(async (peer) => ({
        peer,
        library: await Promise.all(photographs.map(({ bytes }) => peer.describe(bytes))),
      })),
    )
    const ranks = new Map<string, Map<CopyName, number[]>>()
    const likeness: number[] = []
    const openMs: number[] = []
    const random = randomFrom(11)
    for (const [item, { bytes, isOwn }] of photographs.entries()) {
      if (!isOwn && item % SEARCHED_VIEWS !== 0) continue
      for (const name of COPY_NAMES) {
        const copy = await copyOf(bytes, name, random)
        const began = performance.now()
        const described = await pool.describe(copy)
        openMs.push(performance.now() - began)
        if (!described.ok) throw new Error(`${name}: ${described.code}`)
        const matches = index.search(described.value.views, MATCHES)
        push(ranks, 'motif', name, rankIn(item, matches))
        for (const { peer, library } of peers) {
          const asked = await peer.describe(copy)
          push(
            ranks,
            peer.name,
            name,
            rankBy(
              item,
              library.map((other) => peer.distance(asked, other)),
            ),
          )
        }
        likeness.push(...matches.filter((match) => match.item !== item).map(({ similarity }) => similarity))
      }
    }
    const searches = [...(ranks.get('motif')?.values() ?? [])].reduce((sum, all) => sum + all.length, 0)
    return {
      figures: [
        ...COPY_NAMES.map((name) => ({
          name: `${name}, recall@1`,
          value: share(ranks.get('motif')?.get(name) ?? [], 1),
          atLeast: COPIES[name].atLeast,
        })),
        ...PEERS.map(({ name }) => ({
          name: `${name}, all kinds at rank 1`,
          value: share([...(ranks.get(name)?.values() ?? [])].flat(), 1),
        })),
        {
          name: 'other photographs shown as similar to a copy, mean',
          value: rounded(likeness.filter((one) => one >= SHOWN_AS_SIMILAR).length / searches, 2),
          unit: 'assets',
        },
        { name: 'opening a picture, p95', value: rounded(quantile(openMs, 0.95), 1), unit: 'ms' },
      ],
      facts: {
        photographs: photographs.length,
        describedAsDrawings: unknown,
        searched: searches / COPY_NAMES.length,
        ranks: Object.fromEntries([...ranks].map(([name, found]) => [name, ranksOf(found)])),
      },
    }
  } finally {
    await pool.close()
  }
}

async function collect(): Promise<readonly Photograph[]> {
  const photographs: Photograph[] = []
  for await (const { bytes } of pmndrsAssets.items()) photographs.push({ bytes, isOwn: true })
  for await (const bytes of furtherViews()) photographs.push({ bytes, isOwn: false })
  return photographs
}

type Descriptor = Parameters<ReturnType<typeof createPictureIndex>['put']>[0]

/** @returns the number of photographs that are described as drawings, which copies of them may not find */
async function fill(
  pool: Pool,
  photographs: readonly Photograph[],
  put: (item: number, descriptor: Omit<Descriptor, 'item' | 'revision'>) => void,
): Promise<number> {
  let drawings = 0
  for (const [item, { bytes }] of photographs.entries()) {
    const processed = await pool.process(bytes, { kind: 'photo' })
    if (!processed.ok || !processed.value.descriptor) throw new Error(`photograph ${item} is not described`)
    if (processed.value.descriptor.look === 'drawing') drawings += 1
    put(item, processed.value.descriptor)
  }
  return drawings
}

function rankIn(item: number, matches: readonly PictureMatch[]): number {
  const own = matches.find((match) => match.item === item)
  if (!own) return Number.POSITIVE_INFINITY
  return matches.filter(({ similarity }) => similarity > own.similarity).length + 1
}

function rankBy(item: number, distances: readonly number[]): number {
  const own = distances[item] ?? Number.POSITIVE_INFINITY
  return distances.filter((distance) => distance < own).length + 1
}

function ranksOf(ranks: ReadonlyMap<CopyName, readonly number[]>) {
  return Object.fromEntries(
    [...ranks].map(([name, all]) => [name, { at1: share(all, 1), at10: share(all, 10) }]),
  )
}

function share(ranks: readonly number[], most: number): number {
  return rounded(ranks.filter((rank) => rank <= most).length / ranks.length, 3)
}

function push(ranks: Map<string, Map<CopyName, number[]>>, by: string, name: CopyName, rank: number): void {
  const found = ranks.get(by) ?? new Map<CopyName, number[]>()
  ranks.set(by, found.set(name, [...(found.get(name) ?? []), rank]))
}
