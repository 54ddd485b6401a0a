import type { Figure } from '#bench/figure.ts'
import { rounded } from '#bench/statistics.ts'
import type { InProcessLatencies, MeasuredEngine } from './measure-engine.ts'
import type { Operation } from './operation.ts'
import type { QueryKind } from './query.ts'

/** The least speed-up over these engines for one-word queries with a million documents. */
const MIN_RATIOS: Readonly<Record<string, number>> = { PostgreSQL: 50, SQLite: 10 }
const RATIOS_FROM = 1_000_000

/** The limits for ten million documents also apply to fewer. */
const MAXIMA = { p95Ms: 60, memoryMb: 2_500, buildSeconds: 300, startSeconds: 20, visibleMs: 1_000 } as const

export function latencyFigures(
  [motif, ...peers]: readonly MeasuredEngine[],
  size: number,
): readonly Figure[] {
  return [...(motif?.latencies ?? [])].flatMap(([kind, { p50Ms, p95Ms, idsAlone }]): Figure[] => [
    { name: `${kind}, p95`, value: p95Ms, unit: 'ms', atMost: MAXIMA.p95Ms },
    { name: `${kind}, p50`, value: p50Ms, unit: 'ms' },
    { name: `${kind}, ids alone, p95`, value: idsAlone.p95Ms, unit: 'ms' },
    ...peers.flatMap((peer) => peerFigure(peer, kind, size)),
  ])
}

function peerFigure(peer: MeasuredEngine, kind: QueryKind, size: number): readonly Figure[] {
  const latencies = peer.latencies.get(kind)
  if (!latencies) return []
  const about = peer.size === size ? '' : ` with ${peer.size}`
  return [{ name: `${kind}, p95 of ${peer.name}${about}`, value: latencies.p95Ms, unit: 'ms' }]
}

export function inProcessFigures(inProcess: ReadonlyMap<QueryKind, InProcessLatencies>): readonly Figure[] {
  return [...inProcess].flatMap(([kind, { forgiving, strict }]): Figure[] => {
    const name = `${kind}, ids alone, in one process`
    return [
      { name: `${name}, p95`, value: forgiving.p95Ms, unit: 'ms' },
      { name: `${name}, exactly these words, p95`, value: strict.p95Ms, unit: 'ms' },
    ]
  })
}

/**
 * The latency of each peer divided by that of the engine in this process, for the same documents and the same answer:
 * ids and counts of exact words, because peers have no typo tolerance. PostgreSQL answers over its own protocol,
 * which is less than a hundredth of its time. Algolia's protocol takes longer than a search of the engine, so both
 * are also compared as servers, with the searches of visitors.
 */
export function ratioFigures(
  motif: MeasuredEngine,
  inProcess: ReadonlyMap<QueryKind, InProcessLatencies>,
  peers: readonly MeasuredEngine[],
): readonly Figure[] {
  return peers.flatMap((peer) => {
    const theirs = peer.latencies.get('one word')
    if (!theirs || peer.size !== motif.size) return []
    const atLeast = motif.size >= RATIOS_FROM ? MIN_RATIOS[peer.name] : undefined
    const served = peer.isServer ? motif.latencies.get('one word')?.idsAlone : undefined
    return [
      { where: 'in one process', ours: inProcess.get('one word')?.strict, goal: atLeast ? { atLeast } : {} },
      { where: 'in one process, forgiving', ours: inProcess.get('one word')?.forgiving, goal: {} },
      { where: 'as servers, forgiving', ours: served, goal: {} },
    ].flatMap(({ where, ours, goal }) => {
      if (!ours) return []
      const name = `one word, ids alone, p95: ${peer.name} / ${motif.name}, ${where}`
      return [{ name, value: rounded(theirs.idsAlone.p95Ms / ours.p95Ms, 1), ...goal }]
    })
  })
}

export function operationFigures({ buildSeconds }: MeasuredEngine, operation: Operation): readonly Figure[] {
  return [
    { name: 'built in', value: buildSeconds, unit: 's', atMost: MAXIMA.buildSeconds },
    { name: 'memory at its most', value: operation.mostMemoryMb, unit: 'MB', atMost: MAXIMA.memoryMb },
    { name: 'memory after a start', value: operation.memoryAfterStartMb, unit: 'MB' },
    {
      name: 'started from its snapshot in',
      value: operation.startSeconds,
      unit: 's',
      atMost: MAXIMA.startSeconds,
    },
    { name: 'searches of 8 clients', value: operation.perSecond, unit: '/s' },
    { name: 'their p95', value: operation.p95Ms, unit: 'ms' },
    {
      name: 'a write found while others search, p95',
      value: operation.visibleP95Ms,
      unit: 'ms',
      atMost: MAXIMA.visibleMs,
    },
  ]
}
