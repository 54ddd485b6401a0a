import type { Browser } from '@playwright/test'
import { Fault } from '#local/fault.ts'
import type { Player } from './players.ts'
import { type Coding, watchScripts } from './watch-scripts.ts'

const WINDOW = { width: 1280, height: 900 }
/** So low that no stage shows half of itself. */
const SLIT = { width: 1280, height: 120 }
/** For what an answer brings along. */
const IDLE_MS = 1_000

export interface PageWeight {
  /** JavaScript sent until the page was at rest, in kB of 1,000 bytes. */
  readonly kB: number
  readonly players: readonly Player[]
}

/** Opens a page as a first-time visitor does: nothing in the browser's cache. */
export async function measurePage(browser: Browser, url: string, coding: Coding): Promise<PageWeight> {
  const page = await browser.newPage({ viewport: WINDOW })
  const scripts = await watchScripts(page, coding)
  await page.goto(url, { waitUntil: 'networkidle' })
  const weight = { kB: scripts.bytes() / 1000, players: await scripts.players() }
  await page.close()
  return weight
}

/** Opens a search and goes to its field, for which what answers letter by letter is loaded. */
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

/** Opens a page through a slit that does not show its stage, then lets the stage come into view. */
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
