import pg from 'pg'
import { migrate } from '#local/migrations.ts'
import { type Cluster, ensureDatabase } from '#local/postgres/cluster.ts'
import { testEnvironment } from '#local/testing/environment.ts'
import { hashFiles } from '#local/tree-hash.ts'

/**
 * Creates the migrated database that tests are cloned from, and returns its name. The name contains the hash
 * of the migrations, so that a change of them creates a new one; a name without `_draft` is complete.
 */
export async function ensureTemplate(cluster: Cluster): Promise<string> {
  const template = `template_${hashFiles(['cms/migrations', 'cms/migrate.ts']).slice(0, 12)}`
  const names = await databaseNames(cluster)
  if (names.includes(template)) return template

  const draft = `${template}_draft`
  if (cluster.isOurs()) await drop(cluster, names.filter(isTemplate))
  await ensureDatabase(cluster, draft)
  await migrate(testEnvironment(cluster.url(draft)))
  await administer(cluster, (client) => client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`))
  return template
}

/** Deletes databases of earlier test runs. Only when no other run uses the cluster. */
export async function dropLeftovers(cluster: Cluster): Promise<void> {
  if (!cluster.isOurs()) return
  await drop(
    cluster,
    (await databaseNames(cluster)).filter((name) => name.startsWith('test_')),
  )
}

const isTemplate = (name: string) => /^template_[0-9a-f]{12}/.test(name)

async function databaseNames(cluster: Cluster): Promise<string[]> {
  const { rows } = await administer(cluster, (client) => client.query('SELECT datname FROM pg_database'))
  return rows.map(({ datname }: { datname: string }) => datname)
}

function drop(cluster: Cluster, names: readonly string[]): Promise<void> {
  return administer(cluster, async (client) => {
    for (const name of names) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  })
}

async function administer<T>(cluster: Cluster, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
