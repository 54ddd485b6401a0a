import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { Fault } from '#local/fault.ts'
import { LOGS, ROOT } from '#local/paths.ts'
import type { Progress } from '#local/progress.ts'
import { runCommand, runTool } from '#local/run-tool.ts'

/** Debian's package of the headless shell: Chromium without its own windows, which cost time with each page. */
const HEADLESS = 'chromium-headless-shell'
const SYSTEM_NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Packages in the order in which their installation is tried; not every distribution has the first. */
const PACKAGES = [HEADLESS, 'chromium']
const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')

/**
 * The path of a working Chromium: the system's or Playwright's, preferably the headless shell. Without one, root
 * installs the distribution's package, which includes its libraries; other users install Playwright's.
 */
export async function findOrInstallBrowser(progress: Progress): Promise<string> {
  return findBrowser() ?? (await progress.step('Installing a browser for the tests', install))
}

function findBrowser(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const system = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...system, chromium.executablePath()].find((path) => existsSync(path) && runs(path)) ?? null
}

/** Printing the version loads every library, so it fails when one is missing. */
function runs(program: string): boolean {
  return spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0
}

async function install(): Promise<string> {
  const ways = process.getuid?.() === 0 ? [installByApt, installByPlaywright] : [installByPlaywright]
  for (const way of ways) {
    await way().catch(() => {})
    const browser = findBrowser()
    if (browser) return browser
  }
  throw new Fault(
    'There is no Chromium for the browser tests, and none could be installed.',
    `Install it (Debian: apt-get install chromium) and run the tests again. What was tried is in ${LOGS}.`,
  )
}

async function installByApt(): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-update', 'apt-get', ['update', '-q'], { env })
  for (const name of PACKAGES) {
    await runCommand('apt-install', 'apt-get', ['install', '-qy', '--no-install-recommends', name], {
      env,
    }).catch(() => {})
    if (findBrowser()) return
  }
}

async function installByPlaywright(): Promise<void> {
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' }
  await runTool('playwright-install', [PLAYWRIGHT, 'install', 'chromium'], { env })
}
