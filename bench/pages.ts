import { loadavg } from 'node:os'
import { href } from '#domain/routing/href.ts'
import { Fault } from '#local/fault.ts'
import { startBareApp } from './bare-app.ts'
import { benchmark, type Measurement } from './benchmark.ts'
import { type Load, type LoadGenerator, type LoadResult, startLoadGenerator } from './pages/load.ts'
import { capture, startStaticPeer, withContentHeadersOnly } from './pages/static-peer.ts'
import { type UnheardPages, unheardPages } from './pages/unheard.ts'
import { median, rounded } from './statistics.ts'
import { findFreeItem, runningStorefront } from './storefront.ts'

/**
 * Requests per second of the running storefront for a cached item page and a cached listing, compared with a bare
 * page of the same framework, with a plain Node server that sends the item's bytes, and with one that also sends its
 * headers. The difference between these two servers is the cost of the headers; the difference between the second
 * server and the page is the cost of the storefront. Uncached pages are measured too. The measurements alternate, so
 * that other work on the machine slows each of them alike. Issues 2, 5 and 16 set the goals.
 */
const MIN_PER_SECOND = 1_000
const MIN_RATIO = 0.8
const MIN_UNCACHED_PER_SECOND = 100
const MAX_UNCACHED_P95_MS = 150
const ROUNDS = 5
/** When a round ends. Uncached pages need a new word per request, so there are as many words as requests. */
const CACHED = { ms: 2_000, most: 20_000 } as const
const UNCACHED = { ms: 8_000, most: 200 } as const
const CONNECTIONS = 10

/** Headers of a browser, and of a proxy that compresses by itself. */
const ASKING = {
  browser: { 'Accept-Encoding': 'gzip, deflate, br' },
  proxy: { 'Accept-Encoding': 'identity' },
} as const
type Asking = keyof typeof ASKING

const PEERS = ['bare', 'item', 'listing', 'static', 'dressed'] as const
type Peered = (typeof PEERS)[number]
type Rates = Readonly<Record<Peered, LoadResult>>
type Uncached = Readonly<Record<keyof UnheardPages, LoadResult>>

await benchmark('pages', async () => {
  const loadAverage = loadavg()
  const origin = await runningStorefront()
  const item = await findFreeItem(origin, { kind: 'icon', motion: null })
  if (!item) throw new Fault('The library has no free icon.', 'Load the catalogue: npm run seed')
  const pages = {
    item: origin + href('item', 'en', item),
    listing: origin + href('listing', 'en', { kind: 'icon' }),
  }
  const generator = await startLoadGenerator()
  const bare = await startBareApp()
  try {
    const browser = await compare('browser', { ...pages, bare: bare.url }, generator)
    const proxy = await compare('proxy', { ...pages, bare: bare.url }, generator)
    const unheard = await unheardPages(origin, UNCACHED.most)
    const uncached: Uncached = {
      empty: await generator.run(load(unheard.empty, 'browser', UNCACHED)),
      listings: await generator.run(load(unheard.listings, 'browser', UNCACHED)),
      items: await generator.run(load(unheard.items, 'browser', UNCACHED)),
    }
    return report({ browser, proxy }, uncached, loadAverage)
  } finally {
    generator.stop()
    await bare.stop()
  }
})

/** Measures all peers in alternation, after a round for warm-up. */
async function compare(
  asking: Asking,
  served: Readonly<Record<'item' | 'listing' | 'bare', string>>,
  generator: LoadGenerator,
): Promise<Rates[]> {
  const page = await capture(served.item, ASKING[asking])
  const [copy, dressed] = [await startStaticPeer(withContentHeadersOnly(page)), await startStaticPeer(page)]
  try {
    const urls: Readonly<Record<Peered, string>> = { ...served, static: copy.url, dressed: dressed.url }
    const rounds: Rates[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const rates: Partial<Record<Peered, LoadResult>> = {}
      for (const peer of PEERS) rates[peer] = await generator.run(load([urls[peer]], asking, CACHED))
      if (round === 0) continue
      rounds.push(rates as Rates)
      const said = Object.entries(rates).map(([name, { perSecond }]) => `${name} ${perSecond.toFixed(0)}/s`)
      console.log(`  ${asking}, round ${round}: ${said.join(', ')}`)
    }
    return rounds
  } finally {
    await copy.stop()
    await dressed.stop()
  }
}

function load(urls: readonly string[], asking: Asking, end: Pick<Load, 'ms' | 'most'>): Load {
  return { urls, headers: ASKING[asking], connections: CONNECTIONS, ...end }
}

function report(
  rounds: Readonly<Record<Asking, readonly Rates[]>>,
  uncached: Uncached,
  loadBefore: readonly number[],
): Measurement {
  const { browser, proxy } = rounds
  const ratio = (rates: readonly Rates[], of: Peered, to: Peered) =>
    rounded(median(rates.map((rate) => rate[of].perSecond / rate[to].perSecond)), 3)
  const perSecond = (of: Peered) => rounded(median(browser.map((rates) => rates[of].perSecond)), 0)
  const p95 = (of: Peered) => rounded(median(browser.map((rates) => rates[of].p95Ms)), 1)
  return {
    figures: [
      { name: 'cached item page', value: perSecond('item'), unit: '/s', atLeast: MIN_PER_SECOND },
      { name: 'cached listing', value: perSecond('listing'), unit: '/s', atLeast: MIN_PER_SECOND },
      { name: 'cached item page / bare page', value: ratio(browser, 'item', 'bare'), atLeast: MIN_RATIO },
      { name: 'the same, uncompressed', value: ratio(proxy, 'item', 'bare'), atLeast: MIN_RATIO },
      { name: 'cached listing / bare page', value: ratio(browser, 'listing', 'bare'), atLeast: MIN_RATIO },
      { name: 'the same, uncompressed', value: ratio(proxy, 'listing', 'bare'), atLeast: MIN_RATIO },
      { name: 'cached item page / static server, same bytes', value: ratio(browser, 'item', 'static') },
      { name: 'the same, uncompressed', value: ratio(proxy, 'item', 'static') },
      { name: 'static server with the headers / without', value: ratio(browser, 'dressed', 'static') },
      { name: 'cached item page / static server with the headers', value: ratio(browser, 'item', 'dressed') },
      { name: 'p95 of the cached item page', value: p95('item'), unit: 'ms' },
      { name: 'p95 of the bare page', value: p95('bare'), unit: 'ms' },
      { name: 'p95 of the static server', value: p95('static'), unit: 'ms' },
      ...uncachedFigures('listing without results', uncached.empty),
      ...uncachedFigures('listing', uncached.listings),
      ...uncachedFigures('item page', uncached.items),
    ],
    facts: { connections: CONNECTIONS, loadBefore, rounds, uncached },
  }
}

function uncachedFigures(page: string, { perSecond, p95Ms }: LoadResult): Measurement['figures'] {
  return [
    {
      name: `uncached ${page}`,
      value: rounded(perSecond, 1),
      unit: '/s',
      atLeast: MIN_UNCACHED_PER_SECOND,
    },
    {
      name: `p95 of the uncached ${page}`,
      value: rounded(p95Ms, 1),
      unit: 'ms',
      atMost: MAX_UNCACHED_P95_MS,
    },
  ]
}
