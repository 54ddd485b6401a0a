import { isMigrated, migrate } from '#local/migrations.ts'
import { type Cluster, ensureDatabase, openCluster } from '#local/postgres/cluster.ts'
import type { Progress } from '#local/progress.ts'
import type { Settings } from '#local/settings.ts'
import type { Shutdown } from '#local/shutdown.ts'

const POLL_INTERVAL_MS = 3_000

/** Opens the database at `DATABASE_URL`, else an embedded one that stops with this command. */
export async function openDatabase(
  settings: Settings,
  shutdown: Shutdown,
  progress: Progress,
): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl
  return progress.step('Starting PostgreSQL', async () => {
    const cluster = await openCluster('postgres')
    shutdown.defer(() => cluster.release())
    shutdown.defer(watch(cluster, progress))
    await ensureDatabase(cluster, 'motif')
    return cluster.url('motif')
  })
}

/** Restarts the server when it ends while the command runs. Returns a function that ends the watch. */
function watch(cluster: Cluster, progress: Progress): () => void {
  const timer = setInterval(async () => {
    try {
      if (await cluster.revive()) progress.line('  ! PostgreSQL had ended; it was started again.')
    } catch (error) {
      progress.line(`  ! PostgreSQL ended and could not be started again: ${error}`)
    }
  }, POLL_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Runs pending migrations. */
export async function ensureMigrated(
  env: Readonly<Record<string, string>>,
  progress: Progress,
): Promise<void> {
  if (await isMigrated(env.DATABASE_URL ?? '')) return
  await progress.step('Migrating the database', () => migrate(env))
}
