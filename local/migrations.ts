import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ROOT } from '#local/paths.ts'
import { runTool } from '#local/run-tool.ts'

/** True when every committed migration has run. It takes one query and does not load the CMS. */
export async function isMigrated(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>('SELECT name FROM payload_migrations')
    const done = new Set(rows.map(({ name }) => name))
    return committedMigrations().every((name) => done.has(name))
  } catch (error) {
    // 42P01, no such table: no migration has ever run.
    if ((error as { code?: string }).code === '42P01') return false
    throw error
  } finally {
    await client.end()
  }
}

/** Runs pending migrations, and checks afterwards that they ran. */
export async function migrate(env: Readonly<Record<string, string>>): Promise<void> {
  await runTool('migrate', ['cms/migrate.ts'], { env })
  const { DATABASE_URL = '' } = env
  if (!(await isMigrated(DATABASE_URL)))
    throw new Error('cms/migrate.ts ended well, but migrations are missing')
}

function committedMigrations(): string[] {
  return readdirSync(join(ROOT, 'cms', 'migrations'))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
}
