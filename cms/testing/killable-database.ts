import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openCluster } from '#local/postgres/cluster.ts'
import { locateCluster } from '#local/postgres/location.ts'
import { parsePostmasterPid } from '#local/postgres/postmaster-pid.ts'
import { testDatabase } from '#local/testing/database.ts'
import { dropLeftovers, ensureTemplate } from '#local/testing/template.ts'

/** A migrated database that a test can interrupt. */
export interface KillableDatabase {
  readonly url: string
  /**
   * Ends a server that was started for this database with SIGKILL and starts it again: commits that were not yet on the disk
   * are lost. On the server that all tests share, it only closes the connections to the database.
   */
  kill(): Promise<void>
  close(): Promise<void>
}

const SERVER = 'killed-postgres'

/** Opens a database on the server that all tests share, or starts a server for it, which takes some 20 seconds more. */
export function openKillableDatabase({
  hasOwnServer,
}: {
  readonly hasOwnServer: boolean
}): Promise<KillableDatabase> {
  return hasOwnServer ? openOwnServer() : openOnSharedServer()
}

async function openOnSharedServer(): Promise<KillableDatabase> {
  const { url, drop } = await testDatabase()
  return {
    url,
    kill: () =>
      execute(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    close: drop,
  }
}

async function openOwnServer(): Promise<KillableDatabase> {
  const cluster = await openCluster(SERVER)
  await dropLeftovers(cluster)
  const template = await ensureTemplate(cluster)
  const name = `test_${randomBytes(6).toString('hex')}`
  const maintenance = cluster.url('postgres')
  await execute(maintenance, `create database ${name} template ${template}`)
  return {
    url: cluster.url(name),
    async kill() {
      const file = join(locateCluster(SERVER).dataDir, 'postmaster.pid')
      const note = parsePostmasterPid(readFileSync(file, 'utf8'))
      if (note === null) throw new Error('there is no server to kill')
      process.kill(note.pid, 'SIGKILL')
      while (!(await cluster.revive())) await new Promise((resolve) => setTimeout(resolve, 10))
    },
    async close() {
      await execute(maintenance, `drop database if exists ${name} with (force)`)
      await cluster.release()
    },
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
