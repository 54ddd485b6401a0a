import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '#local/lock.ts'
import { NEXT, ROOT, STATE } from '#local/paths.ts'
import type { Progress } from '#local/progress.ts'
import { runTool } from '#local/run-tool.ts'
import { hashFiles, isTest } from '#local/tree-hash.ts'

/** The sources of each Next application. A change in any other folder does not make its build stale. */
const APPS = {
  cms: {
    title: 'Building the CMS',
    sources: ['cms', 'collections', 'domain', 'media', 'payload.config.ts'],
    heapMb: 3_072,
  },
  storefront: {
    title: 'Building the storefront',
    sources: ['storefront', 'domain', 'media/artwork'],
    heapMb: 2_048,
  },
} as const satisfies Record<string, { title: string; sources: readonly string[]; heapMb: number }>

type App = keyof typeof APPS
const FOR_EVERY_APP = ['package-lock.json', 'package.json', 'tsconfig.json']

/** How long a command waits while another command builds in this folder. */
const BUILD_LOCK_TIMEOUT_MS = 15 * 60_000

/**
 * Builds each application that has no build, or whose sources changed. One after the other: each build uses the whole
 * machine.
 */
export async function buildChangedApps(
  env: Readonly<Record<string, string>>,
  progress: Progress,
): Promise<void> {
  if (isBuilt('cms') && isBuilt('storefront')) return
  await withLock(join(STATE, 'build.lock'), BUILD_LOCK_TIMEOUT_MS, async () => {
    for (const app of ['cms', 'storefront'] as const) if (!isBuilt(app)) await build(app, env, progress)
  })
}

async function build(app: App, env: Readonly<Record<string, string>>, progress: Progress): Promise<void> {
  const { title, heapMb } = APPS[app]
  const hash = sourceHash(app)
  rmSync(recordOf(app), { force: true })
  // The first start loads the catalogue at the same time, and each of its files has a time limit, so the build has
  // lower priority.
  const options = { cwd: join(ROOT, app), env, heapMb, givesWay: true }
  await progress.step(title, async () => {
    await runTool(`build-${app}`, [NEXT, 'build'], options)
    if (app !== 'storefront') return
    await runTool('compress-storefront', ['next-tuning/compressed-files/compress.ts'], options)
  })
  writeFileSync(recordOf(app), hash)
}

/** True before the first build, which needs much more disk space. */
export function isFirstBuild(): boolean {
  return !existsSync(recordOf('cms'))
}

function sourceHash(app: App): string {
  const files = hashFiles([...APPS[app].sources, ...FOR_EVERY_APP], isTest)
  // Both kinds of build come from the same sources.
  return `${files} ${process.env.PLAIN_NEXT ?? ''}`.trim()
}

function isBuilt(app: App): boolean {
  const record = recordOf(app)
  const output = join(ROOT, app, '.next', 'BUILD_ID')
  return existsSync(record) && existsSync(output) && readFileSync(record, 'utf8') === sourceHash(app)
}

function recordOf(app: App): string {
  return join(STATE, `built-${app}`)
}
