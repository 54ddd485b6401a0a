import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Measurement } from '#bench/benchmark.ts'
import { quantile, rounded } from '#bench/statistics.ts'
import type { ItemRecord } from '#domain/search/item-record.ts'
import type { AttackOrder, AttackResult } from './attacker.ts'
import { ATTACKS, type Attack } from './attacks.ts'
import { documents } from './documents.ts'
import { drawQueries } from './draw-queries.ts'
import type { MotifEngine } from './motif.ts'
import { INDEX, type MotifAddress, paramsOf } from './motif-client.ts'
import { QUERY_KINDS, type Query } from './query.ts'

/**
 * Issue 14.2 limits the latency of a search beside a hostile caller; issue 15.4 requires an answer for every other
 * visitor.
 */
const LIMITS = { p95Ms: 200, slowestMs: 1_000 } as const

const CONNECTIONS = 8
const SEARCHES = 120
/** The pause between two searches of a visitor. */
const PAUSE_MS = 40
/** The time until all connections of an attack have a pending request. */
const HEAD_START_MS = 1_000
/** Each visit has other queries, so that no cache answers. */
const SEED = 41
const WARMING_SEED = 11
const VISITOR = '198.51.100.7'

/** The latency of a visitor's searches alone and during each attack. */
export async function measureHostile(engine: MotifEngine, size: number): Promise<Measurement> {
  console.log(`  building an index of ${size} documents with places`)
  await engine.build(withPlaces(documents(size)))
  await visit(engine.address, WARMING_SEED)
  const alone = await visit(engine.address, SEED)
  const facts: Record<string, unknown> = { alone }
  const figures = [
    { name: 'alone, p50', value: alone.p50Ms, unit: 'ms' as const },
    { name: 'alone, p95', value: alone.p95Ms, unit: 'ms' as const },
  ]
  const beside = []
  for (const attack of ATTACKS) {
    console.log(`  beside ${attack}`)
    const { visited, attacked } = await visitBeside(engine.address, attack)
    facts[attack] = { ...visited, attacker: attacked }
    beside.push(
      { name: `beside ${attack}, p50`, value: visited.p50Ms, unit: 'ms' as const },
      { name: `beside ${attack}, p95`, value: visited.p95Ms, unit: 'ms' as const, atMost: LIMITS.p95Ms },
      {
        name: `beside ${attack}, slowest`,
        value: visited.slowestMs,
        unit: 'ms' as const,
        atMost: LIMITS.slowestMs,
      },
    )
  }
  return { figures: [...figures, ...beside], facts: { size, connections: CONNECTIONS, ...facts } }
}

interface Visited {
  readonly p50Ms: number
  readonly p95Ms: number
  readonly slowestMs: number
}

async function visitBeside(address: MotifAddress, attack: Attack) {
  const child = fork(fileURLToPath(new URL('./attacker.ts', import.meta.url)))
  const order: AttackOrder = { address, attack, connections: CONNECTIONS }
  child.send(order)
  await sleep(HEAD_START_MS)
  const visited = await visit(address, SEED + 1 + ATTACKS.indexOf(attack))
  const result = once(child, 'message')
  child.send('stop')
  const [attacked] = await result
  child.disconnect()
  return { visited, attacked: attacked as AttackResult }
}

/** Sends searches of all kinds in sequence, as the storefront does for a visitor. @throws Error when one fails */
async function visit(address: MotifAddress, seed: number): Promise<Visited> {
  const queries = QUERY_KINDS.flatMap((kind) => drawQueries(kind, SEARCHES / QUERY_KINDS.length, seed))
  const times: number[] = []
  for (const query of queries) {
    const asked = performance.now()
    await search(address, query)
    times.push(performance.now() - asked)
    await sleep(PAUSE_MS)
  }
  return {
    p50Ms: rounded(quantile(times, 0.5), 1),
    p95Ms: rounded(quantile(times, 0.95), 1),
    slowestMs: rounded(Math.max(...times), 1),
  }
}

async function search({ url, appId, searchKey }: MotifAddress, query: Query): Promise<void> {
  const answer = await fetch(`${url}/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'x-algolia-application-id': appId,
      'x-algolia-api-key': searchKey,
      'x-forwarded-for': VISITOR,
    },
    body: JSON.stringify({ requests: [{ indexName: INDEX, ...paramsOf(query, {}) }] }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`a visitor's search was answered with ${answer.status}`)
}

/** Adds a location to every document, so that a polygon is compared with all of them. */
function* withPlaces(records: Iterable<ItemRecord>): Generator<ItemRecord> {
  for (const record of records) {
    const _geoloc = {
      lat: ((record.id * 7_919) % 170_000) / 1_000 - 85,
      lng: ((record.id * 104_729) % 340_000) / 1_000 - 170,
    }
    yield Object.assign(record, { _geoloc })
  }
}
