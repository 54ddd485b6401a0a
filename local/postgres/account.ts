import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { Fault } from '#local/fault.ts'

/** The system user that runs the server; null is the current user. */
export type Account = { readonly uid: number; readonly gid: number } | null

/** The account as options of `spawn`; none for the current user. */
export const asSpawnOptions = (account: Account) => account ?? {}

/**
 * PostgreSQL refuses to run as root, so root runs it as the user `postgres`, which is created when it is missing. An
 * existing cluster runs as its owner.
 */
export function accountFor(dataDir: string): Account {
  if (process.getuid?.() !== 0) return null
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir)
    if (uid !== 0) return { uid, gid }
  }
  return lookUp() ?? create()
}

/** True when this account may read `path` and enter every folder above it. */
export function canReach(account: Account, path: string): boolean {
  if (!account) return true
  return spawnSync('test', ['-r', path, '-a', '-x', path], { ...account, cwd: '/' }).status === 0
}

function lookUp(): Account {
  const [uid, gid] = [askId('-u'), askId('-g')]
  return uid === null || gid === null ? null : { uid, gid }
}

function askId(flag: '-u' | '-g'): number | null {
  const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : null
}

function create(): Account {
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ])
  const account = lookUp()
  if (account) return account
  throw new Fault(
    'PostgreSQL does not run as root, and the user "postgres" could not be created.',
    'Create it (useradd --system postgres), run this as an ordinary user, or set DATABASE_URL.',
  )
}
