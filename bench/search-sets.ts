import { RoaringBitmap32, roaringLibraryInitialize } from 'roaring-wasm'
import { and, or } from '#local/search/engine/docset/combine.ts'
import { type DocSet, docsOf, setOf } from '#local/search/engine/docset/doc-set.ts'
import { benchmark, type Measurement } from './benchmark.ts'
import type { Figure } from './figure.ts'
import { median, rounded } from './statistics.ts'

/**
 * `npm run bench -- search-sets`: the document sets of the search engine beside CRoaring as WebAssembly, on the same
 * documents: the time of intersection, union and iteration in a segment of two million.
 */
const UNIVERSE = 2_000_000
const ROUNDS = 200

/** Number of documents in two sets: the words "arrow" and "line", "arrow" and "quokka", two rare words. */
const PAIRS = {
  'dense and dense': [0.2, 0.1],
  'dense and sparse': [0.2, 0.001],
  'sparse and sparse': [0.01, 0.004],
} as const

await roaringLibraryInitialize()
await benchmark('search-sets', async () => measure())

function measure(): Measurement {
  const figures = Object.entries(PAIRS).flatMap(([name, [left, right]]) =>
    compare(name, draw(left, 1), draw(right, 2)),
  )
  return { figures, facts: { universe: UNIVERSE, rounds: ROUNDS } }
}

function compare(name: string, left: Uint32Array, right: Uint32Array): Figure[] {
  const ours = [setOf(left, UNIVERSE), setOf(right, UNIVERSE)] as const
  const theirs = [new RoaringBitmap32(left), new RoaringBitmap32(right)] as const
  for (const bitmap of theirs) bitmap.optimize()
  const operations = {
    'both, counted': [() => and(...ours).size, () => counted(RoaringBitmap32.and(...theirs))],
    'either, counted': [() => or([...ours], UNIVERSE).size, () => counted(RoaringBitmap32.or(...theirs))],
    'both, listed': [() => docsOf(and(...ours)).length, () => listed(RoaringBitmap32.and(...theirs))],
  } as const
  const figures = Object.entries(operations).flatMap(([operation, [mine, peer]]) => {
    if (mine() !== peer()) throw new Error(`${name}, ${operation}: the two do not agree`)
    const [own, other] = alternately(mine, peer)
    return [
      { name: `${name}: ${operation}`, value: rounded(own, 3), unit: 'ms' as const },
      { name: `${name}: ${operation}, roaring-wasm / ours`, value: rounded(other / own, 2) },
    ]
  })
  for (const bitmap of theirs) bitmap.dispose()
  return [
    ...figures,
    { name: `${name}: bytes, ours / roaring-wasm`, value: rounded(bytesOf(ours) / portable(left, right), 1) },
  ]
}

/** Medians in milliseconds, measured in alternation so that other load affects both. */
function alternately(mine: () => number, peer: () => number): [number, number] {
  const own: number[] = []
  const other: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    own.push(timed(mine))
    other.push(timed(peer))
  }
  return [median(own), median(other)]
}

function timed(work: () => number): number {
  const before = performance.now()
  work()
  return performance.now() - before
}

function counted(bitmap: RoaringBitmap32): number {
  const { size } = bitmap
  bitmap.dispose()
  return size
}

function listed(bitmap: RoaringBitmap32): number {
  const { length } = bitmap.toUint32Array()
  bitmap.dispose()
  return length
}

function bytesOf(sets: readonly DocSet[]): number {
  return sets.reduce((sum, set) => sum + (set.dense ? set.bits.byteLength : set.docs.byteLength), 0)
}

function portable(...lists: readonly Uint32Array[]): number {
  return lists.reduce((sum, list) => {
    const bitmap = new RoaringBitmap32(list)
    bitmap.optimize()
    const bytes = bitmap.getSerializationSizeInBytes('portable')
    bitmap.dispose()
    return sum + bytes
  }, 0)
}

/** Random documents, the same in every run. */
function draw(share: number, seed: number): Uint32Array {
  let state = seed
  const docs: number[] = []
  for (let doc = 0; doc < UNIVERSE; doc++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    if (state / 2 ** 32 < share) docs.push(doc)
  }
  return Uint32Array.from(docs)
}
