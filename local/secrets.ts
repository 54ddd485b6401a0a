import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STATE } from '#local/paths.ts'

/** The secrets and what each protects. Production sets them; a single machine generates its own. */
export const SECRETS = {
  PAYLOAD_SECRET: 'sessions of the CMS',
  SIGNING_SECRET: 'addresses of downloads',
  REVALIDATE_SECRET: 'invalidation of cached pages',
  CERTIFICATE_KEYS: 'signatures of licence certificates',
  PAYEE_KEYS: 'identities, tax forms and payout methods of contributors',
  ALGOLIA_SEARCH_KEY: 'searching, within the limits that the site sets',
  ALGOLIA_WRITE_KEY: 'changing the search indices',
} as const

export type SecretName = keyof typeof SECRETS
export const SECRET_NAMES = Object.keys(SECRETS) as readonly SecretName[]

/** Generates the secrets of this machine at their first use, readable by their owner only. */
export function machineSecrets(folder = STATE): Record<SecretName, string> {
  const file = join(folder, 'secrets.json')
  const known: Partial<Record<SecretName, string>> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}
  const complete = {
    PAYLOAD_SECRET: known.PAYLOAD_SECRET ?? makeSecret(),
    SIGNING_SECRET: known.SIGNING_SECRET ?? makeSecret(),
    REVALIDATE_SECRET: known.REVALIDATE_SECRET ?? makeSecret(),
    CERTIFICATE_KEYS: known.CERTIFICATE_KEYS ?? `local:${makeSecret()}`,
    PAYEE_KEYS: known.PAYEE_KEYS ?? `local:${makeSecret()}`,
    ALGOLIA_SEARCH_KEY: known.ALGOLIA_SEARCH_KEY ?? makeSecret(),
    ALGOLIA_WRITE_KEY: known.ALGOLIA_WRITE_KEY ?? makeSecret(),
  }
  if (SECRET_NAMES.some((name) => known[name] === undefined)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`, { mode: 0o600 })
  }
  return complete
}

function makeSecret(): string {
  return randomBytes(32).toString('hex')
}
