import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '#local/lock.ts'
import { NEXT, ROOT, STATE, VITE } from '#local/paths.ts'
import type { Progress } from '#local/progress.ts'
import { runTool } from '#local/run-tool.ts'
import { hashFiles, isTest } from '#local/tree-hash.ts'

interface AppRow {
  readonly title: string
  /** What the application is made of. A change anywhere else does not make it stale. */
  readonly sources: readonly string[]
  readonly heapMb: number
  /** Written by the last successful build, from the application's folder. */
  readonly output: string
  /** Run in the application's folder, one after the other. */
  readonly steps: readonly (readonly [name: string, ...args: string[]])[]
}

const NEXT_BUILD = ['build', NEXT, 'build'] as const

const APPS = {
  cms: {
    title: 'Building the CMS',
    sources: ['cms', 'collections', 'domain', 'media', 'payload.config.ts'],
    heapMb: 3_072,
    output: '.next/BUILD_ID',
    steps: [NEXT_BUILD],
  },
  storefront: {
    title: 'Building the storefront',
    sources: ['storefront', 'domain', 'media/artwork'],
    heapMb: 2_048,
    output: '.next/BUILD_ID',
    steps: [
      NEXT_BUILD,
      ['hint', 'next-tuning/compile-hints/hint-compilation.ts'],
      ['compress', 'next-tuning/compressed-files/compress.ts'],
    ],
  },
  admin: {
    title: 'Building the console',
    sources: ['admin', 'domain', 'media/artwork', 'storefront/ui/tokens.css', 'storefront/ui/fonts'],
    heapMb: 2_048,
    output: 'dist/index.html',
    steps: [
      ['build', VITE, 'build'],
      ['compress', '../storefront/next-tuning/compressed-files/compress.ts', 'dist'],
    ],
  },
} as const satisfies Record<string, AppRow>

type App = keyof typeof APPS
const APP_NAMES = Object.keys(APPS) as App[]
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
  if (APP_NAMES.every(isBuilt)) return
  await withLock(join(STATE, 'build.lock'), BUILD_LOCK_TIMEOUT_MS, async () => {
    for (const app of APP_NAMES) if (!isBuilt(app)) await build(app, env, progress)
  })
}

/** Builds the console when it has no build, or its sources changed. Its build depends on no variable. */
export async function buildConsole(progress: Progress): Promise<void> {
  await withLock(join(STATE, 'build.lock'), BUILD_LOCK_TIMEOUT_MS, async () => {
    if (!isBuilt('admin')) await build('admin', {}, progress)
  })
}

async function build(app: App, env: Readonly<Record<string, string>>, progress: Progress): Promise<void> {
  const { title, heapMb, steps }: AppRow = APPS[app]
  const hash = sourceHash(app)
  rmSync(recordOf(app), { force: true })
  // The first start loads the catalogue at the same time, and each of its files has a time limit, so the build has
  // lower priority.
  const options = { cwd: join(ROOT, app), env, heapMb, givesWay: true }
  await progress.step(title, async () => {
    for (const [name, ...args] of steps) await runTool(`${name}-${app}`, args, options)
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
  const output = join(ROOT, app, APPS[app].output)
  return existsSync(record) && existsSync(output) && readFileSync(record, 'utf8') === sourceHash(app)
}

function recordOf(app: App): string {
  return join(STATE, `built-${app}`)
}
