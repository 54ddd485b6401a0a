import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MOTIF, ROOT } from '#local/paths.ts'
import { type Account, accountFor, canReach } from './account.ts'
import { copyBinaries, installedBinaries } from './binaries.ts'

/** Where one cluster lives, which programs run it, and as whom. */
export interface ClusterLocation {
  readonly dataDir: string
  readonly binaries: string
  readonly account: Account
}

/**
 * The cluster lies in `.motif/<name>`. Where its system user cannot reach the repository (a clone under /root),
 * data and programs lie outside instead, in a folder that belongs to this repository alone.
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

/** A folder for this repository where every user may pass: the system's place for such data, else the temporary one. */
function outsideFolder(): string {
  const key = createHash('sha256').update(ROOT).digest('hex').slice(0, 12)
  for (const base of ['/var/lib/motif', join(tmpdir(), 'motif')]) {
    try {
      const folder = join(base, key)
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      return folder
    } catch {
      // A read-only system folder: the next one is tried.
    }
  }
  throw new Error('neither /var/lib nor the temporary folder can be written')
}

function packageVersion(binaries: string): string {
  return JSON.parse(readFileSync(join(binaries, '..', 'package.json'), 'utf8')).version
}
