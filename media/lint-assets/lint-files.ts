import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Kind } from '#domain/assets/kinds.ts'
import { type Result, refuse } from '#domain/errors/catalogue.ts'
import { lintArtwork } from '#domain/lint/lint.ts'
import { isIconKind } from '#domain/lint/rules.ts'
import type { LintedArtwork, LintResult } from '#domain/lint/work.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { lintedArtwork } from '#media/pipeline/lint/linted-artwork.ts'
import type { Pool } from '#media/pipeline/pool.ts'
import { type Processed, UPLOAD_OPTIONS } from '#media/pipeline/processed.ts'
import type { FoundFile } from './find-files.ts'
import { guessKind } from './guess-kind.ts'

export interface LintedFile {
  readonly file: string
  readonly path: string
  readonly kind: Kind
  readonly results: readonly LintResult[]
}

interface Measured {
  readonly found: FoundFile
  readonly artwork: LintedArtwork
}

/** Files that are read at the same time: enough for the children, and few enough for this process's memory. */
const BATCH = 8

/**
 * Lints files in the pipeline's limited children, as the server does. The icons of one folder count as one pack. JSON
 * that is no animation and no model is left out.
 */
export async function lintFiles(
  pool: Pick<Pool, 'process'>,
  files: readonly FoundFile[],
  kind: Kind | null,
): Promise<readonly LintedFile[]> {
  const measured: Measured[] = []
  for (let at = 0; at < files.length; at += BATCH) {
    const batch = files.slice(at, at + BATCH)
    const done = await Promise.all(batch.map((found) => measureFile(pool, found, kind)))
    measured.push(...done.filter((one) => one !== null))
  }
  return measured.map(({ found, artwork }) => ({
    file: found.name,
    path: found.path,
    kind: artwork.kind,
    results: lintArtwork({ ...artwork, packStroke: packStroke(measured, found, artwork.kind) }),
  }))
}

async function measureFile(
  pool: Pick<Pool, 'process'>,
  found: FoundFile,
  wanted: Kind | null,
): Promise<Measured | null> {
  const { processed, kind } = await processFile(pool, found, wanted)
  const isOther = !processed.ok && processed.code === 'file-unknown-format'
  if (isOther && found.name.toLowerCase().endsWith('.json')) return null
  return { found, artwork: lintedArtwork(processed, { kind, fileName: found.name }) }
}

async function processFile(pool: Pick<Pool, 'process'>, { path, bytes }: FoundFile, wanted: Kind | null) {
  const tooLarge: Result<Processed> = refuse('file-too-large', `${bytes} bytes`)
  if (bytes > LIMITS.fileBytes) return { processed: tooLarge, kind: wanted ?? 'illustration' }
  const content = await readFile(path)
  if (wanted !== null)
    return { processed: await pool.process(content, { kind: wanted, ...UPLOAD_OPTIONS }), kind: wanted }
  const processed = await pool.process(content, UPLOAD_OPTIONS)
  const kind = processed.ok ? guessKind(processed.value) : 'illustration'
  // An icon with a picture inside is refused; only the kind tells the pipeline.
  const holdsPicture = processed.ok && (processed.value.lint?.drawing?.rasters.count ?? 0) > 0
  return holdsPicture && isIconKind(kind)
    ? { processed: await pool.process(content, { kind, ...UPLOAD_OPTIONS }), kind }
    : { processed, kind }
}

/** The most frequent first stroke width of the other icons in the folder; null where there is none. */
function packStroke(measured: readonly Measured[], found: FoundFile, kind: Kind): number | null {
  if (!isIconKind(kind)) return null
  const counts = new Map<number, number>()
  for (const { found: other, artwork } of measured) {
    const width = artwork.facts?.drawing?.strokes[0]?.width
    if (width === undefined || other === found || dirname(other.name) !== dirname(found.name)) continue
    if (isIconKind(artwork.kind)) counts.set(width, (counts.get(width) ?? 0) + 1)
  }
  const [usual] = [...counts].sort(([a, one], [b, other]) => other - one || a - b)
  return usual?.[0] ?? null
}
