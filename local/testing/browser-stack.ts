import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { buildChangedApps } from '#local/build.ts'
import { migrate } from '#local/migrations.ts'
import { MOTIF } from '#local/paths.ts'
import { paymentSandbox } from '#local/payment-sandbox.ts'
import { freePort } from '#local/ports.ts'
import { type Cluster, ensureDatabase, openCluster } from '#local/postgres/cluster.ts'
import type { Progress } from '#local/progress.ts'
import { runTool } from '#local/run-tool.ts'
import type { Shutdown } from '#local/shutdown.ts'
import { chooseLoopbackPorts, stackAddresses, startStack } from '#local/stack.ts'
import { hashFiles, isTest } from '#local/tree-hash.ts'
import { waitForSearchIndex } from '#local/wait-for-search-index.ts'
import { testEnvironment } from './environment.ts'
import { dropLeftovers } from './template.ts'

/** The fixture catalogue of the journeys: a few real items of every kind. */
const SEED_ARGUMENTS = ['--small']

/** Keys of a search engine that only this stack uses; they need no secrecy. */
const TEST_SEARCH = {
  ALGOLIA_APP_ID: 'motif',
  ALGOLIA_SEARCH_KEY: 'only-for-tests-search-key-00000000',
  ALGOLIA_WRITE_KEY: 'only-for-tests-write-key-000000000',
} as const

/** No request goes to Google: journeys intercept its library. */
const TEST_GOOGLE = { GOOGLE_CLIENT_ID: 'only-for-tests' } as const

export interface TestStack {
  readonly url: string
  /** A second storefront process on the same CMS. */
  readonly secondUrl: string
  /** The mailbox with the mails that the stack sends. */
  readonly mailboxUrl: string
  /** The variables of its processes, for a program beside them. */
  readonly environment: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/**
 * Starts the whole product on free ports: the built applications, and a clone of a database that was filled
 * once for this state of seed and migrations.
 */
export async function startTestStack(shutdown: Shutdown, progress: Progress): Promise<TestStack> {
  const cluster = await openCluster('test-postgres', { isDisposable: true })
  shutdown.defer(() => cluster.release())
  await dropLeftovers(cluster)

  const port = await freePort()
  const second = await freePort()
  const loopback = await chooseLoopbackPorts()
  const addresses = stackAddresses(loopback)
  const fixtures = `fixtures_${hashFiles(['seed', 'cms/migrations', 'domain/assets', 'media', 'package-lock.json'], isTest).slice(0, 12)}`
  const env = {
    ...testEnvironment(cluster.url(fixtures)),
    PUBLIC_URL: `http://localhost:${port}`,
    STORAGE_DIR: join(MOTIF, 'test-storage', fixtures),
    ...TEST_SEARCH,
    ...TEST_GOOGLE,
    SEARCH_DIR: join(MOTIF, 'test-search', String(process.pid)),
    MAILBOX_DIR: join(MOTIF, 'test-mailbox', String(process.pid)),
    MOTIF_DEMO_ACCOUNTS: 'on',
    // Indexable, so that journeys can check robots directives, sitemaps and metadata. `proxy.test.ts` tests a
    // site that is not indexable.
    INDEXING: 'on',
    // Journeys send their network address in a forwarded header, as a load balancer would.
    PROXIES_IN_FRONT: '1',
    ...addresses,
    ...paymentSandbox('only-for-tests-payments', addresses),
    PAYMENTS_DIR: join(MOTIF, 'test-payments', String(process.pid)),
  }
  mkdirSync(env.STORAGE_DIR, { recursive: true })
  shutdown.defer(async () => {
    for (const folder of [env.SEARCH_DIR, env.MAILBOX_DIR, env.PAYMENTS_DIR])
      rmSync(folder, { recursive: true, force: true })
  })
  await fillFixtureCatalogue(cluster, fixtures, env, progress)
  await buildChangedApps(env, progress)

  const database = `test_browser_${process.pid}`
  await execute(cluster, `CREATE DATABASE ${database} TEMPLATE ${fixtures}`)
  shutdown.defer(() => execute(cluster, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`))
  const environment = { ...env, DATABASE_URL: cluster.url(database) }
  const stack = startStack(
    {
      mode: 'built',
      host: '127.0.0.1',
      port,
      env: environment,
      loopback,
      replicas: [second],
    },
    { onRestart: (text) => progress.line(`  ! ${text}`) },
  )
  shutdown.defer(() => stack.stop())
  await progress.step('Starting the servers for the browser tests', () => stack.ready())
  await waitForSearchIndex(env, progress)
  return {
    url: env.PUBLIC_URL,
    secondUrl: `http://127.0.0.1:${second}`,
    mailboxUrl: `http://127.0.0.1:${loopback.mailbox}`,
    environment,
    stop: () => stack.stop(),
  }
}

/** Fills the database under a temporary name and renames it: a database with the final name is complete. */
async function fillFixtureCatalogue(
  cluster: Cluster,
  fixtures: string,
  env: Readonly<Record<string, string>>,
  progress: Progress,
): Promise<void> {
  if (await exists(cluster, fixtures)) return
  const draft = `${fixtures}_draft`
  await execute(cluster, `DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
  await ensureDatabase(cluster, draft)
  await progress.step('Filling a database for the browser tests', async (say) => {
    const draftEnv = { ...env, DATABASE_URL: cluster.url(draft) }
    await migrate(draftEnv)
    await runTool('test-seed', ['seed/main.ts', ...SEED_ARGUMENTS], { env: draftEnv, onLine: say })
  })
  await execute(cluster, `ALTER DATABASE ${draft} RENAME TO ${fixtures}`)
}

async function exists(cluster: Cluster, database: string): Promise<boolean> {
  const { rowCount } = await execute(cluster, `SELECT 1 FROM pg_database WHERE datname = '${database}'`)
  return rowCount === 1
}

async function execute(cluster: Cluster, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
