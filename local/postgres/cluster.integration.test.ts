import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { MOTIF, ROOT, STATE } from '#local/paths.ts'
import { identify, isAlive } from '#local/process-identity.ts'
import { eventually } from '#local/testing/eventually.ts'
import { type Cluster, ensureDatabase, openCluster } from './cluster.ts'
import { locateCluster } from './location.ts'
import { stopServer } from './server.ts'

const NAME = 'trial-postgres'
const { dataDir } = locateCluster(NAME)
const open: Cluster[] = []

afterEach(async () => {
  for (const cluster of open.splice(0)) await cluster.release()
})

afterAll(async () => {
  await stopServer(dataDir)
  for (const path of [
    dataDir,
    join(MOTIF, NAME),
    ...['.json', '.lock', '.users'].map((end) => join(STATE, NAME + end)),
  ]) {
    rmSync(path, { recursive: true, force: true })
  }
})

async function use(): Promise<Cluster> {
  const cluster = await openCluster(NAME)
  open.push(cluster)
  return cluster
}

async function ask(cluster: Cluster, statement: string, database = 'postgres') {
  const client = new pg.Client({ connectionString: cluster.url(database) })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Opens the cluster in a process and kills it with SIGKILL. */
async function openAndBeKilled(): Promise<void> {
  const script = `const { openCluster } = await import(${JSON.stringify(join(ROOT, 'local/postgres/cluster.ts'))})
                  await openCluster('${NAME}'); process.kill(process.pid, 'SIGKILL')`
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT })
  expect(signal).toBe('SIGKILL')
}

const serverPid = () => Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])

test('uses UTF-8 with one collation, and has the extensions that search needs', async () => {
  const cluster = await use()
  const [row] = await ask(
    cluster,
    `SELECT pg_encoding_to_char(encoding) AS encoding, datcollate FROM pg_database WHERE datname = 'postgres'`,
  )
  expect(row).toEqual({ encoding: 'UTF8', datcollate: 'C.UTF-8' })
  const extensions = await ask(
    cluster,
    `SELECT name FROM pg_available_extensions WHERE name IN ('pg_trgm', 'unaccent') ORDER BY name`,
  )
  expect(extensions).toEqual([{ name: 'pg_trgm' }, { name: 'unaccent' }])
})

test('keeps its data from one start to the next', async () => {
  const first = await use()
  expect(await ensureDatabase(first, 'kept')).toBe(true)
  await ask(first, 'CREATE TABLE IF NOT EXISTS shelf (id int)', 'kept')
  await open.pop()?.release()
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false)
  const second = await use()
  expect(await ensureDatabase(second, 'kept')).toBe(false)
  expect(await ask(second, 'SELECT * FROM shelf', 'kept')).toEqual([])
})

test('reuses a server that a killed command left running', async () => {
  await openAndBeKilled()
  const orphan = serverPid()
  expect(isAlive(identify(orphan))).toBe(true)
  const cluster = await use()
  expect(serverPid()).toBe(orphan)
  await open.pop()?.release()
  expect(isAlive(identify(orphan))).toBe(false)
  expect(cluster.port).toBeGreaterThan(0)
})

test('restarts a server that was killed', async () => {
  const first = await use()
  await ensureDatabase(first, 'survives')
  const killed = identify(serverPid())
  process.kill(killed.pid, 'SIGKILL')
  await eventually(() => !isAlive(killed))
  const again = await use()
  expect(await ensureDatabase(again, 'survives')).toBe(false)
})

test('restarts a server that is killed while in use on its port, even while its child processes still run', async () => {
  const cluster = await use()
  const busy = new pg.Client({ connectionString: cluster.url('postgres') })
  busy.on('error', () => {})
  await busy.connect()
  const query = busy.query('SELECT pg_sleep(60)').catch((error: Error) => error)
  const killed = identify(serverPid())
  expect(await cluster.revive()).toBe(false)
  process.kill(killed.pid, 'SIGKILL')
  await eventually(() => !isAlive(killed))
  expect(await cluster.revive()).toBe(true)
  expect(await query).toBeInstanceOf(Error)
  expect(await ask(cluster, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('does not mistake a pid file of another program for a server', async () => {
  await use()
  await open.pop()?.release()
  const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  writeFileSync(
    join(dataDir, 'postmaster.pid'),
    `${bystander.pid}\n${dataDir}\n1700000000\n5999\n\n127.0.0.1\n`,
  )
  const cluster = await use()
  expect(await ask(cluster, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(bystander.exitCode).toBeNull()
  bystander.kill()
})
