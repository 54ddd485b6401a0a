import { isMigrated, migrate } from '#local/migrations.ts'
import { ensureDatabase, openCluster } from '#local/postgres/cluster.ts'
import type { Progress } from '#local/progress.ts'
import type { Settings } from '#local/settings.ts'
import type { Shutdown } from '#local/shutdown.ts'

/** The database of this machine: the one `DATABASE_URL` names, else an embedded one that stops with this command. */
export async function openDatabase(
  settings: Settings,
  shutdown: Shutdown,
  progress: Progress,
): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl
  return progress.step('Starting PostgreSQL', async () => {
    const cluster = await openCluster('postgres')
    shutdown.defer(() => cluster.release())
    await ensureDatabase(cluster, 'motif')
    return cluster.url('motif')
  })
}

/** Runs the migrations that have not run on this database. */
export async function ensureMigrated(
  env: Readonly<Record<string, string>>,
  progress: Progress,
): Promise<void> {
  if (await isMigrated(env.DATABASE_URL ?? '')) return
  await progress.step('Migrating the database', () => migrate(env))
}
