import { batched } from '#cms/operations/batched.ts'
import { fragment, type Payload, prepared, run } from '#cms/operations/database.ts'
import { storedDescriptor } from '#cms/operations/pictures/store-descriptor.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { FORMATS, type Format } from '#domain/assets/formats.ts'
import { FACTS_VERSION } from '#domain/lint/facts.ts'
import { DESCRIPTOR_VERSION } from '#media/artwork/descriptor/descriptor.ts'
import type { Processed } from '#media/pipeline/processed.ts'

/** Stored bytes that a `files` row will name. */
export interface StoredBytes {
  readonly sha256: string
  readonly storageKey: string
  readonly bytes: number
}

export interface MarkRevisionReady {
  readonly revision: number
  readonly processed: Processed
  readonly original: StoredBytes
  readonly png256: StoredBytes | null
}

/** How long a processed revision waits for others: a commit for each would cost more than the statement. */
export const GATHER_MS = 10
const BATCH = 16

/**
 * Marks revisions as ready, those that are processed at the same time in one statement with their files and facts. A
 * revision that is not `pending` stays unchanged. The current revision of the item stays: `publishRevision` changes it.
 *
 * @returns a function that resolves after the commit, with whether the revision was pending
 */
export function createReadyMarker(payload: Payload): (ready: MarkRevisionReady) => Promise<boolean> {
  return batched({
    lanes: 1,
    size: BATCH,
    gatherMs: GATHER_MS,
    keysOf: ({ revision }) => [String(revision)],
    together: (all) => markReady(payload, all),
    alone: async (ready) => (await markReady(payload, [ready])).includes(true),
  })
}

async function markReady(payload: Payload, all: readonly MarkRevisionReady[]): Promise<boolean[]> {
  // A revision whose lease ended is in a batch twice: the first one is recorded.
  const first = [...new Map(all.toReversed().map((one) => [one.revision, one])).values()]
  const query = statement(JSON.stringify(first.map(rowOf)), filesOf(first))
  const ready = await run<{ id: Column<'revisions.id'> }>(payload, prepared(query))
  const ids = new Set(ready.map(({ id }) => id))
  return all.map(({ revision }) => ids.delete(revision))
}

/** Rows and files are one parameter each, so that the statement has one text for any number of them. */
function statement(rows: string, files: string) {
  return fragment`
    with given as (
      select * from jsonb_to_recordset(${rows}::jsonb) as g (revision int, sha256 text, format text, width numeric,
        height numeric, animated boolean, has_alpha boolean, ground text, box jsonb, palette jsonb, typefaces jsonb,
        features jsonb, duration_ms numeric, frame_rate numeric, triangles numeric, canonical text, geometry text,
        perceptual text, camera_body text, camera_lens text, camera_iso numeric, camera_f_number numeric, look text,
        shape text, colours text, facts jsonb, png text, png_width int, png_height int)),
    file as (
      insert into files (sha256, format, mime, bytes, storage_key)
      select sha256, format, mime, bytes, storage_key
        from jsonb_to_recordset(${files}::jsonb)
          as f (sha256 text, format enum_files_format, mime text, bytes numeric, storage_key text)
       order by sha256
      on conflict (sha256) do update set sha256 = excluded.sha256
      returning id, sha256),
    ready as (
      update revisions set
        state = 'ready', refusal = null, updated_at = now(), file_id = file.id,
        format = g.format::enum_revisions_format, width = g.width, height = g.height,
        animated = g.animated, has_alpha = g.has_alpha, ground = g.ground,
        box = g.box, palette = g.palette, replaced_typefaces = g.typefaces, features = g.features,
        duration_ms = g.duration_ms, frame_rate = g.frame_rate, triangles = g.triangles,
        canonical_sha256 = g.canonical, geometry_hash = g.geometry, perceptual_hash = g.perceptual,
        camera_body = g.camera_body, camera_lens = g.camera_lens,
        camera_iso = g.camera_iso, camera_f_number = g.camera_f_number
      from given g join file on file.sha256 = g.sha256
      where revisions.id = g.revision and revisions.state = 'pending'
      returning revisions.id),
    described as (
      insert into descriptors (revision_id, version, look, shape, colours)
      select g.revision, ${DESCRIPTOR_VERSION}::int, g.look, g.shape::bytea, g.colours::bytea
        from given g join ready on ready.id = g.revision where g.look is not null
      on conflict (revision_id) do update
        set version = excluded.version, look = excluded.look, shape = excluded.shape, colours = excluded.colours),
    linted as (
      insert into lint_facts (revision_id, version, facts)
      select g.revision, ${FACTS_VERSION}::int, g.facts
        from given g join ready on ready.id = g.revision where g.facts is not null
      on conflict (revision_id) do update set version = excluded.version, facts = excluded.facts),
    drawn as (
      insert into derivatives (revision_id, role, format, width, height, file_id)
      select g.revision, 'png_256', 'png', g.png_width, g.png_height, file.id
        from given g join ready on ready.id = g.revision join file on file.sha256 = g.png)
    select id from ready`
}

function rowOf({ revision, processed: facts, original, png256 }: MarkRevisionReady) {
  const scale = PNG_SIDE / Math.max(facts.width, facts.height)
  return {
    revision,
    sha256: original.sha256,
    format: facts.format,
    width: facts.width,
    height: facts.height,
    animated: facts.animated,
    has_alpha: facts.hasAlpha,
    ground: facts.ground,
    box: facts.box,
    palette: facts.palette,
    typefaces: facts.replacedTypefaces,
    features: facts.features,
    duration_ms: facts.durationMs,
    frame_rate: facts.frameRate,
    triangles: facts.triangles,
    canonical: facts.canonicalSha256,
    geometry: facts.geometryHash,
    perceptual: facts.perceptualHash,
    camera_body: facts.camera?.body,
    camera_lens: facts.camera?.lens,
    camera_iso: facts.camera?.iso,
    camera_f_number: facts.camera?.fNumber,
    ...(facts.descriptor === null ? {} : storedDescriptor(facts.descriptor)),
    facts: facts.lint,
    png: png256?.sha256,
    png_width: sideOf(facts.width * scale),
    png_height: sideOf(facts.height * scale),
  }
}

/** Bytes that are the same in two roles have one row. In one order, so that two of these statements never deadlock. */
function filesOf(all: readonly MarkRevisionReady[]): string {
  const files = new Map<string, unknown>()
  const add = ({ sha256, bytes, storageKey }: StoredBytes, format: Format) =>
    files.set(sha256, { sha256, format, mime: FORMATS[format].mime, bytes, storage_key: storageKey })
  for (const { processed, original, png256 } of all) {
    add(original, processed.format)
    if (png256 !== null) add(png256, 'png')
  }
  return JSON.stringify([...files.values()])
}

const PNG_SIDE = 256

function sideOf(pixels: number): number {
  return Math.max(1, Math.round(pixels))
}
