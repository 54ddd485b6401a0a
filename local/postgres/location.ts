import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MOTIF, ROOT } from '#local/paths.ts'
import { type Account, accountFor, canReach } from './account.ts'
import { copyBinaries, installedBinaries } from './binaries.ts'

/** The data directory of a cluster, its programs, and the account that runs them. */
export interface ClusterLocation {
  readonly dataDir: string
  readonly binaries: string
  readonly account: Account
}

/**
 * The data directory is `.motif/<name>`. Where the server's system user cannot reach the repository (a clone under
 * /root), data and programs are in a folder outside of it that belongs to this repository.
 */
export function locateCluster(name: string): ClusterLocation {
  mkdirSync(MOTIF, { recursive: true })
  const binaries = installedBinaries()
  const inside = join(MOTIF, name)
  const account = accountFor(inside)
  if (canReach(account, MOTIF) && canReach(account, join(binaries, 'bin'))) {
    return { dataDir: inside, binaries, account }
  }
  const outside = outsideFolder()
  const dataDir = join(outside, name)
  return {
    dataDir,
    binaries: copyBinaries(binaries, join(outside, `binaries-${packageVersion(binaries)}`)),
    account: accountFor(dataDir),
  }
}

/** A folder that every user may enter: below /var/lib, else below the temporary folder. */
function outsideFolder(): string {
  const key = createHash('sha256').update(ROOT).digest('hex').slice(0, 12)
  for (const base of ['/var/lib/motif', join(tmpdir(), 'motif')]) {
    try {
      const folder = join(base, key)
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      return folder
    } catch {
      // A read-only system folder: try the next one.
    }
  }
  throw new Error('neither /var/lib nor the temporary folder can be written')
}

function packageVersion(binaries: string): string {
  return JSON.parse(readFileSync(join(binaries, '..', 'package.json'), 'utf8')).version
}
