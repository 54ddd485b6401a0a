import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NEXT, ROOT, STATE } from '#local/paths.ts'
import type { Progress } from '#local/progress.ts'
import { runTool } from '#local/run-tool.ts'
import { hashFiles, isTest } from '#local/tree-hash.ts'

/** What each of the two Next applications is made of. A change anywhere else does not make it stale. */
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

export type App = keyof typeof APPS
const FOR_EVERY_APP = ['package-lock.json', 'package.json', 'tsconfig.json']

/** Builds what is not built, or was built from other sources. One after the other: each takes a whole machine. */
export async function buildWhatChanged(
  env: Readonly<Record<string, string>>,
  progress: Progress,
): Promise<void> {
  for (const app of ['cms', 'storefront'] as const) {
    const hash = sourceHash(app)
    if (isBuilt(app, hash)) continue
    const { title, heapMb } = APPS[app]
    await progress.step(title, () =>
      runTool(`build-${app}`, [NEXT, 'build'], { cwd: join(ROOT, app), env, heapMb }),
    )
    mkdirSync(STATE, { recursive: true })
    writeFileSync(recordOf(app), hash)
  }
}

/** Whether a first start is ahead, which needs much more room on the disk. */
export function neverBuilt(): boolean {
  return !existsSync(recordOf('cms'))
}

export function sourceHash(app: App): string {
  return hashFiles([...APPS[app].sources, ...FOR_EVERY_APP], isTest)
}

function isBuilt(app: App, hash: string): boolean {
  const record = recordOf(app)
  const output = join(ROOT, app, '.next', 'BUILD_ID')
  return existsSync(record) && existsSync(output) && readFileSync(record, 'utf8') === hash
}

function recordOf(app: App): string {
  return join(STATE, `built-${app}`)
}
