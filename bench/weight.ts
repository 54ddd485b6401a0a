import { href } from '#domain/routing/href.ts'
import { Fault } from '#local/fault.ts'
import { startBareApp } from './bare-app.ts'
import { benchmark, type Measurement } from './benchmark.ts'
import { launchBrowser } from './browser.ts'
import type { Figure } from './figure.ts'
import { rounded } from './statistics.ts'
import { findFreeItem, mostPopular, runningStorefront } from './storefront.ts'
import {
  measurePage,
  measureSearch,
  measureStage,
  type PageWeight,
  type StageWeight,
} from './weight/measure-page.ts'
import { requireMarkers } from './weight/players.ts'
import type { Coding } from './weight/watch-scripts.ts'

/**
 * The JavaScript of a first visit, in kB as transferred, in a real browser that accepts gzip; for comparison, a bare
 * page of the same framework in the same run, and the size for browsers that accept brotli, as all current ones do.
 * Players may load only with the stage that needs them. A search page is measured as it loads, and again with the
 * scripts that typing loads. Issues 2 and 5 set the goals.
 */
const MAX_KB = { home: 130, listing: 130, detail: 130, pack: 130, search: 190 } as const
type PageName = keyof typeof MAX_KB
const PAGES = Object.keys(MAX_KB) as readonly PageName[]

await benchmark('weight', async () => {
  requireMarkers()
  const origin = await runningStorefront()
  const icon = await findFreeItem(origin, { kind: 'icon', motion: null })
  const animation = await findFreeItem(origin, { kind: 'lottie', motion: 'lottie' })
  if (!icon || !animation)
    throw new Fault('The library lacks a free icon or Lottie animation.', 'Run: npm run seed')
  const addresses = {
    home: href('home', 'en'),
    listing: href('listing', 'en', { kind: 'icon' }),
    detail: href('item', 'en', icon),
    pack: href('pack', 'en', await mostPopular(origin, 'pack')),
    search: href('listing', 'en', { words: 'heart' }),
  } as const satisfies Record<PageName, string>

  const browser = await launchBrowser()
  const bare = await startBareApp()
  try {
    const weigh = async (coding: Coding): Promise<Weights> => ({
      home: await measurePage(browser, origin + addresses.home, coding),
      listing: await measurePage(browser, origin + addresses.listing, coding),
      detail: await measurePage(browser, origin + addresses.detail, coding),
      pack: await measurePage(browser, origin + addresses.pack, coding),
      search: await measurePage(browser, origin + addresses.search, coding),
      typing: await measureSearch(browser, origin + addresses.search, coding),
      bare: await measurePage(browser, bare.url, coding),
    })
    const stage = await measureStage(browser, origin + href('item', 'en', animation))
    return report(await weigh('gzip'), await weigh('br'), stage)
  } finally {
    await bare.stop()
    await browser.close()
  }
})

type Weights = Readonly<Record<PageName | 'typing' | 'bare', PageWeight>>

function report(gzip: Weights, brotli: Weights, stage: StageWeight): Measurement {
  const early = [...PAGES.flatMap((name) => gzip[name].players), ...stage.before.players]
  const figures: Figure[] = [
    ...PAGES.map((name) => inKb(name, gzip[name].kB, MAX_KB[name])),
    inKb('search, once somebody types', gzip.typing.kB),
    inKb('a bare page of the framework', gzip.bare.kB),
    ...PAGES.map((name) => inKb(`${name}, with brotli`, brotli[name].kB)),
    { name: 'sent before their stage is seen', value: early.length, unit: 'players', atMost: 0 },
    // Without this figure the previous one would prove nothing.
    {
      name: 'sent when a Lottie stage is seen',
      value: stage.inView.players.length,
      unit: 'players',
      atLeast: 1,
    },
    inKb('the Lottie player', stage.inView.kB - stage.before.kB),
  ]
  return { figures, facts: { early } }
}

function inKb(name: string, kB: number, atMost?: number): Figure {
  return { name, value: rounded(kB, 1), unit: 'kB', ...(atMost === undefined ? {} : { atMost }) }
}
