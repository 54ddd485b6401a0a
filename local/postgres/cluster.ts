import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { reportsDiskFull } from '#local/disk-space.ts'
import { Fault } from '#local/fault.ts'
import { withLock } from '#local/lock.ts'
import { LOGS, STATE } from '#local/paths.ts'
import { freePort } from '#local/ports.ts'
import { asSpawnOptions } from './account.ts'
import { addLease, hasOtherLeases, removeLease } from './leases.ts'
import { type ClusterLocation, locateCluster } from './location.ts'
import { databaseUrl, findRunningServer, isRunning, startServer, stopServer } from './server.ts'
import { initArguments } from './settings.ts'

/** An embedded PostgreSQL server that runs while at least one command uses it. */
export interface Cluster {
  readonly port: number
  url(database: string): string
  /** True when no other command uses this server. */
  isOurs(): boolean
  /** Restarts the server on the same port when it was killed. Returns whether it had to. */
  revive(): Promise<boolean>
  /** Removes this command's lease. The last release stops the server. */
  release(): Promise<void>
}

/** The record by which a later command finds the cluster; only its owner may read it. */
interface ClusterRecord {
  readonly dataDir: string
  readonly password: string
  readonly port: number | undefined
}

/**
 * Opens the named cluster, and creates it at its first use. Commands that run at the same time share one server; a
 * server that a killed command left running is reused. A disposable one does not wait for the disk: a power cut may
 * destroy it.
 */
export async function openCluster(name: string, { isDisposable = false } = {}): Promise<Cluster> {
  const place = locateCluster(name)
  const leases = join(STATE, `${name}.users`)
  const mutex = join(STATE, `${name}.lock`)
  const { port, password } = await withLock(mutex, 90_000, async () => {
    const opened = await openServer(name, place, isDisposable)
    addLease(leases)
    return opened
  })
  return {
    port,
    url: (database) => databaseUrl(port, password, database),
    isOurs: () => !hasOtherLeases(leases),
    revive: async () => {
      if (isRunning(place.dataDir)) return false
      await withLock(mutex, 90_000, () => openServer(name, place, isDisposable))
      return true
    },
    release: () =>
      withLock(mutex, 90_000, async () => {
        removeLease(leases)
        if (!hasOtherLeases(leases)) await stopServer(place.dataDir)
      }),
  }
}

/** Creates the database when it is missing. Returns whether it did. */
export async function ensureDatabase(cluster: Cluster, database: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (rowCount) return false
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`)
    return true
  } finally {
    await client.end()
  }
}

async function openServer(
  name: string,
  place: ClusterLocation,
  isDisposable: boolean,
): Promise<{ port: number; password: string }> {
  const recordFile = join(STATE, `${name}.json`)
  const record = readRecord(recordFile, place) ?? (await createCluster(place))
  const running = await findRunningServer(place.dataDir, record.password)
  const port = running ?? (await freePort(record.port))
  if (running === null) {
    const log = join(LOGS, `${name}.log`)
    await startServer(place, { port, password: record.password, log, isDisposable })
  }
  writeFileSync(recordFile, `${JSON.stringify({ ...record, port }, null, 2)}\n`, { mode: 0o600 })
  return { port, password: record.password }
}

/** Null when there is no usable cluster: never created, partly created, or the record was deleted as a reset. */
function readRecord(file: string, { dataDir }: ClusterLocation): ClusterRecord | null {
  if (!existsSync(file) || !existsSync(join(dataDir, 'PG_VERSION'))) return null
  const record: ClusterRecord = JSON.parse(readFileSync(file, 'utf8'))
  return record.dataDir === dataDir ? record : null
}

async function createCluster(place: ClusterLocation): Promise<ClusterRecord> {
  const { dataDir, binaries, account } = place
  await stopServer(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (account) chownSync(dataDir, account.uid, account.gid)

  const password = randomBytes(24).toString('hex')
  const passwordFile = `${dataDir}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) chownSync(passwordFile, account.uid, account.gid)
  try {
    const initdb = spawnSync(join(binaries, 'bin', 'initdb'), initArguments(dataDir, passwordFile), {
      ...asSpawnOptions(account),
      cwd: dirname(dataDir),
      env: { ...process.env, LC_ALL: 'C' },
      encoding: 'utf8',
    })
    if (initdb.status !== 0) throw initFault(dataDir, `${initdb.error?.message ?? ''}${initdb.stderr}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  return { dataDir, password, port: undefined }
}

function initFault(dataDir: string, said: string): Fault {
  rmSync(dataDir, { recursive: true, force: true })
  if (reportsDiskFull(said)) {
    return new Fault(`The disk that holds ${dataDir} is full.`, 'Make room there and start again.')
  }
  const reason = said.split('\n').find((line) => /error|fatal|cannot/i.test(line)) ?? said.trim()
  return new Fault(
    `The embedded PostgreSQL could not be set up: ${reason}.`,
    'Put that right, or set DATABASE_URL.',
  )
}
