import type { Browser } from '@playwright/test'
import { Fault } from '#local/fault.ts'
import type { Player } from './players.ts'
import { type Coding, watchScripts } from './watch-scripts.ts'

const WINDOW = { width: 1280, height: 900 }
/** A viewport so low that no stage is half visible. */
const SLIT = { width: 1280, height: 120 }
/** The idle time after which a page has loaded everything. */
const IDLE_MS = 1_000

export interface PageWeight {
  /** JavaScript transferred until the page was idle, in kB of 1,000 bytes. */
  readonly kB: number
  readonly players: readonly Player[]
}

/** Opens a page with an empty browser cache. */
export async function measurePage(browser: Browser, url: string, coding: Coding): Promise<PageWeight> {
  const page = await browser.newPage({ viewport: WINDOW })
  const scripts = await watchScripts(page, coding)
  await page.goto(url, { waitUntil: 'networkidle' })
  const weight = { kB: scripts.bytes() / 1000, players: await scripts.players() }
  await page.close()
  return weight
}

/** Opens a search page and focuses its field, which loads the script for live results. */
export async function measureSearch(browser: Browser, url: string, coding: Coding): Promise<PageWeight> {
  const page = await browser.newPage({ viewport: WINDOW })
  const scripts = await watchScripts(page, coding)
  await page.goto(url, { waitUntil: 'networkidle' })
  const answered = page.waitForResponse(/\/indexes\/.+\/queries/)
  await page.locator('#listing-search').click()
  await page.keyboard.type('s')
  await (await answered).finished()
  await page.waitForTimeout(IDLE_MS)
  const weight = { kB: scripts.bytes() / 1000, players: await scripts.players() }
  await page.close()
  return weight
}

export interface StageWeight {
  readonly before: PageWeight
  readonly inView: PageWeight
}

/** Opens a page in a viewport that does not show its stage, then scrolls the stage into view. */
export async function measureStage(browser: Browser, url: string): Promise<StageWeight> {
  const page = await browser.newPage({ viewport: SLIT })
  const scripts = await watchScripts(page, 'gzip')
  await page.goto(url, { waitUntil: 'networkidle' })
  const before = { kB: scripts.bytes() / 1000, players: await scripts.players() }
  const stage = page.locator('.viewer').first()
  const top = (await stage.boundingBox())?.y ?? Number.NEGATIVE_INFINITY
  if (top < SLIT.height / 2) throw new Fault(`The stage of ${url} is in view from the start.`, '')
  await page.setViewportSize(WINDOW)
  await page.waitForTimeout(250)
  await page.waitForLoadState('networkidle')
  const inView = { kB: scripts.bytes() / 1000, players: await scripts.players() }
  await page.close()
  return { before, inView }
}
