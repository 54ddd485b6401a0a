import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Small programs that replace servers in tests of their supervision. */
export interface StandIns {
  /** Writes a program and gives back its path. */
  write(name: string, source: string): string
  remove(): void
}

export function standIns(): StandIns {
  const folder = mkdtempSync(join(tmpdir(), 'motif-stand-in-'))
  return {
    write(name, source) {
      const path = join(folder, name)
      writeFileSync(path, source)
      return path
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Resolves when `holds` does; fails after `timeoutMs`, so that a test cannot wait for ever. */
export async function eventually(holds: () => boolean | Promise<boolean>, timeoutMs = 15_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`it did not come true within ${timeoutMs} ms: ${holds}`)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}
