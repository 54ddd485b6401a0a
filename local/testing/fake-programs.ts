import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Small programs that replace servers in tests of their supervision. */
export interface FakePrograms {
  /** Writes a program. @returns its path */
  write(name: string, source: string): string
  remove(): void
}

export function fakePrograms(): FakePrograms {
  const folder = mkdtempSync(join(tmpdir(), 'motif-fake-programs-'))
  return {
    write(name, source) {
      const path = join(folder, name)
      writeFileSync(path, source)
      return path
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
