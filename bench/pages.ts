import { randomInt } from 'node:crypto'
import { href } from '#domain/routing/href.ts'
import { Fault } from '#local/fault.ts'
import { type Peer, startBareApp } from './bare-app.ts'
import { benchmark, type Measurement } from './benchmark.ts'
import { type Load, type LoadGenerator, type LoadResult, startLoadGenerator } from './pages/load.ts'
import { capture, startStaticPeer } from './pages/static-peer.ts'
import { median, rounded } from './statistics.ts'
import { findFreeItem, runningStorefront } from './storefront.ts'

/**
 * How fast the running storefront answers with a cached item page, over a bare page of the same framework and over a
 * plain Node server that sends the same bytes; and with a page that nobody has asked for. All in turn, so that
 * whatever else the machine does slows each of them. Issue 2 sets the goal.
 */
const LEAST_RATIO = 0.8
const ROUNDS = 5
/** When a round ends. No word may be asked for twice, so there are as many as requests. */
const CACHED = { ms: 2_000, most: 20_000 } as const
const UNCACHED = { ms: 8_000, most: 200 } as const
const CONNECTIONS = 10

/** As a browser asks, and as a proxy does that compresses by itself. */
const ASKING = {
  browser: { 'Accept-Encoding': 'gzip, deflate, br' },
  proxy: { 'Accept-Encoding': 'identity' },
} as const
type Asking = keyof typeof ASKING

type Rates = Readonly<Record<'item' | 'bare' | 'static', LoadResult>>

await benchmark('pages', async () => {
  const origin = await runningStorefront()
  const item = await findFreeItem(origin, { kind: 'icon', motion: null })
  if (!item) throw new Fault('The library has no free icon.', 'Load the catalogue: npm run seed')
  const itemUrl = origin + href('item', 'en', item)
  const generator = await startLoadGenerator()
  const bare = await startBareApp()
  try {
    const browser = await compare('browser', itemUrl, bare, generator)
    const proxy = await compare('proxy', itemUrl, bare, generator)
    const uncached = await generator.run(load(unheardWords(origin), 'browser', UNCACHED))
    return report({ browser, proxy }, uncached)
  } finally {
    generator.stop()
    await bare.stop()
  }
})

/** The three peers in turn, after a round that is not counted. */
async function compare(
  asking: Asking,
  itemUrl: string,
  bare: Peer,
  generator: LoadGenerator,
): Promise<Rates[]> {
  const copy = await startStaticPeer(await capture(itemUrl, ASKING[asking]))
  const rounds: Rates[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const rates = {
      bare: await generator.run(load([bare.url], asking, CACHED)),
      item: await generator.run(load([itemUrl], asking, CACHED)),
      static: await generator.run(load([copy.url], asking, CACHED)),
    }
    if (round === 0) continue
    rounds.push(rates)
    const said = Object.entries(rates).map(([name, { perSecond }]) => `${name} ${perSecond.toFixed(0)}/s`)
    console.log(`  ${asking}, round ${round}: ${said.join(', ')}`)
  }
  await copy.stop()
  return rounds
}

function load(urls: readonly string[], asking: Asking, end: Pick<Load, 'ms' | 'most'>): Load {
  return { urls, headers: ASKING[asking], connections: CONNECTIONS, ...end }
}

/** Listings of words that no cache has heard of. */
function unheardWords(origin: string): readonly string[] {
  return Array.from({ length: UNCACHED.most }, () => {
    const word = Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join('')
    return origin + href('listing', 'en', { kind: 'icon', words: word })
  })
}

function report(rounds: Readonly<Record<Asking, readonly Rates[]>>, uncached: LoadResult): Measurement {
  const { browser, proxy } = rounds
  const ratio = (of: readonly Rates[], to: 'bare' | 'static') =>
    rounded(median(of.map((rates) => rates.item.perSecond / rates[to].perSecond)), 3)
  const p95 = (of: keyof Rates) => rounded(median(browser.map((rates) => rates[of].p95Ms)), 1)
  return {
    figures: [
      { name: 'cached item page / bare page', value: ratio(browser, 'bare'), atLeast: LEAST_RATIO },
      { name: 'the same, uncompressed', value: ratio(proxy, 'bare'), atLeast: LEAST_RATIO },
      { name: 'cached item page / static server, same bytes', value: ratio(browser, 'static') },
      { name: 'the same, uncompressed', value: ratio(proxy, 'static') },
      { name: 'p95 of the cached item page', value: p95('item'), unit: 'ms' },
      { name: 'p95 of the bare page', value: p95('bare'), unit: 'ms' },
      { name: 'p95 of the static server', value: p95('static'), unit: 'ms' },
      { name: 'p95 of an uncached listing', value: rounded(uncached.p95Ms, 1), unit: 'ms' },
      { name: 'uncached listing', value: rounded(uncached.perSecond, 1), unit: '/s' },
    ],
    facts: { connections: CONNECTIONS, rounds, uncached },
  }
}
