import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { SeedItem } from '#seed/seed-item.ts'
import type { Measure, MeasuredItem } from './measured.ts'

/** An item whose file was refused, with the reason. */
export interface RefusedItem {
  readonly sourceKey: string
  readonly code: ErrorCode
  readonly detail: string | null
}

export interface Batch {
  readonly measured: readonly MeasuredItem[]
  readonly refused: readonly RefusedItem[]
}

/** An item to load, with its place in its pack, from 0. */
export interface PlacedItem {
  readonly item: SeedItem
  readonly position: number
}

/**
 * Measures items in batches, in order. Files go to the pipeline as fast as they are read, so that its processes never
 * wait for the reader; the reader waits while a whole batch is pending.
 */
export async function* measureInBatches(
  items: AsyncIterable<PlacedItem>,
  measure: Measure,
  size: number,
): AsyncGenerator<Batch> {
  let ahead: Promise<Batch> | undefined
  let pending: Promise<MeasuredItem | RefusedItem>[] = []
  for await (const placed of items) {
    pending.push(metLater(measureOne(placed, measure)))
    if (pending.length < size) continue
    const batch = metLater(settled(pending))
    pending = []
    if (ahead) yield await ahead
    ahead = batch
  }
  if (ahead) yield await ahead
  if (pending.length > 0) yield await settled(pending)
}

/**
 * The items that are not in the library, each with its position in its pack.
 *
 * @param known source keys of existing items; the keys of yielded items are added
 */
export async function* withoutDuplicates(
  items: Iterable<SeedItem> | AsyncIterable<SeedItem>,
  known: Set<string>,
): AsyncGenerator<PlacedItem> {
  const counts = new Map<string, number>()
  for await (const item of items) {
    const position = counts.get(item.pack) ?? 0
    counts.set(item.pack, position + 1)
    if (known.has(item.sourceKey)) continue
    known.add(item.sourceKey)
    yield { item, position }
  }
}

async function measureOne(
  { item, position }: PlacedItem,
  measure: Measure,
): Promise<MeasuredItem | RefusedItem> {
  const result = await measure(item)
  if (result.ok) return { item, position, measured: result.value }
  return { sourceKey: item.sourceKey, code: result.code, detail: result.detail ?? null }
}

async function settled(pending: readonly Promise<MeasuredItem | RefusedItem>[]): Promise<Batch> {
  const entries = await Promise.all(pending)
  return {
    measured: entries.filter((entry) => 'measured' in entry),
    refused: entries.filter((entry) => 'code' in entry),
  }
}

/** Handles the rejection where the promise is awaited; before that it must not end the process as unhandled. */
function metLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
