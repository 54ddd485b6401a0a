import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ruleFacts } from '#domain/lint/rules.ts'
import type { Pool } from '#media/pipeline/pool.ts'
import type { LintedFile } from './lint-files.ts'
import type { FixedFile } from './report.ts'

/** Writes a fixed copy of each file that has a fixable finding into a folder. The originals stay as they are. */
export async function fixFiles(
  pool: Pick<Pool, 'fix'>,
  files: readonly LintedFile[],
  out: string,
): Promise<readonly FixedFile[]> {
  const written: FixedFile[] = []
  for (const { file, path, kind, results } of files) {
    if (!results.some(({ rule }) => ruleFacts(rule).isFixable)) continue
    const fixed = await pool.fix(await readFile(path), { kind, pictureSide: null })
    if (!fixed.ok || Object.keys(fixed.value.fixes).length === 0) continue
    const target = join(out, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, fixed.value.bytes)
    written.push({ file, fixes: fixed.value.fixes })
  }
  return written
}
