import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { STATE } from '#local/paths.ts'
import { runTool } from '#local/run-tool.ts'
import { hashFiles, isTest } from '#local/tree-hash.ts'

/**
 * Whether this database holds the default catalogue of this tree. The note names the database by the identity its
 * server gave it, so a database that was deleted and made again is filled again.
 */
export async function isSeeded(databaseUrl: string): Promise<boolean> {
  if (!existsSync(note())) return false
  return readFileSync(note(), 'utf8') === (await fingerprint(databaseUrl))
}

/** Loads the default catalogue. The loader finds what is there already and adds what is missing. */
export async function seed(
  env: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<void> {
  await runTool('seed', ['seed/main.ts'], { env, onLine: say })
  mkdirSync(STATE, { recursive: true })
  writeFileSync(note(), await fingerprint(env.DATABASE_URL ?? ''))
}

function note(): string {
  return join(STATE, 'seeded')
}

async function fingerprint(databaseUrl: string): Promise<string> {
  return `${await identityOf(databaseUrl)} ${hashFiles(['seed', 'domain/assets', 'media', 'package-lock.json'], isTest)}`
}

async function identityOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ identity: string }>(
      `SELECT system_identifier || '/' || oid AS identity
         FROM pg_control_system(), pg_database WHERE datname = current_database()`,
    )
    return rows[0]?.identity ?? ''
  } finally {
    await client.end()
  }
}
