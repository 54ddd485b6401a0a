import { chromium } from '@playwright/test'
import { href } from '#domain/routing/href.ts'
import { Fault } from '#local/fault.ts'
import { createProgress } from '#local/progress.ts'
import { findOrInstallBrowser } from '#local/testing/browser.ts'
import { startBareApp } from './bare-app.ts'
import { benchmark, type Measurement } from './benchmark.ts'
import type { Figure } from './figure.ts'
import { rounded } from './statistics.ts'
import { findFreeItem, runningStorefront } from './storefront.ts'
import { requireTelling } from './weight/players.ts'
import { type PageWeight, type StageWeight, weighPage, weighStage } from './weight/weigh-page.ts'

/**
 * How much JavaScript a first visit is sent, by a real browser, compressed as it came: in all, and beyond a bare page
 * of the same framework in the same run. Players may come only when their stage does. Issue 2 sets the first goal,
 * docs/decisions/0008 the second.
 */
const MOST_KB = 130
const MOST_ADDED_KB = { home: 10, listing: 10, detail: 12 } as const

type PageName = keyof typeof MOST_ADDED_KB

await benchmark('weight', async () => {
  requireTelling()
  const origin = await runningStorefront()
  const icon = await findFreeItem(origin, { kind: 'icon', motion: null })
  const animation = await findFreeItem(origin, { kind: 'lottie', motion: 'lottie' })
  if (!icon || !animation)
    throw new Fault('The library lacks a free icon or Lottie animation.', 'Run: npm run seed')
  const addresses = {
    home: href('home', 'en'),
    listing: href('listing', 'en', { kind: 'icon' }),
    detail: href('item', 'en', icon),
  } as const satisfies Record<PageName, string>

  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(createProgress()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  const bare = await startBareApp()
  try {
    const bareWeight = await weighPage(browser, bare.url)
    const pages: Record<PageName, PageWeight> = {
      home: await weighPage(browser, origin + addresses.home),
      listing: await weighPage(browser, origin + addresses.listing),
      detail: await weighPage(browser, origin + addresses.detail),
    }
    const stage = await weighStage(browser, origin + href('item', 'en', animation))
    return report(bareWeight, pages, stage)
  } finally {
    await bare.stop()
    await browser.close()
  }
})

function report(bare: PageWeight, pages: Record<PageName, PageWeight>, stage: StageWeight): Measurement {
  const names = Object.keys(MOST_ADDED_KB) as PageName[]
  const early = [...names.flatMap((name) => pages[name].players), ...stage.before.players]
  const figures: Figure[] = [
    ...names.map((name) => inKb(name, pages[name].kB, MOST_KB)),
    inKb('a bare page of the framework', bare.kB),
    ...names.map((name) =>
      inKb(`${name}, beyond the bare page`, pages[name].kB - bare.kB, MOST_ADDED_KB[name]),
    ),
    { name: 'sent before their stage is seen', value: early.length, unit: 'players', atMost: 0 },
    // Otherwise the line above would say nothing.
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
