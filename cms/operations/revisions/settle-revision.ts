import { fragment, inTransaction, type Payload, prepared, run, type SQL } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { insertDescriptor } from '#cms/operations/pictures/store-descriptor.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { FORMATS, type Format } from '#domain/assets/formats.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { type ArtworkFacts, FACTS_VERSION } from '#domain/lint/facts.ts'
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

/**
 * Marks a revision as ready, in one statement with its files and facts. A revision that is not `pending` stays
 * unchanged. The current revision of the item stays: `publishRevision` changes it.
 *
 * @returns whether it was pending
 */
export async function markRevisionReady(payload: Payload, ready: MarkRevisionReady): Promise<boolean> {
  const { processed, original, png256 } = ready
  const { descriptor, lint, format } = processed
  const stored = [{ ...original, format }, ...(png256 ? [{ ...png256, format: 'png' as const }] : [])]
  const parts = [
    fragment`file as (${insertFiles(stored)})`,
    fragment`ready as (${markReady(ready)})`,
    ...(descriptor ? [fragment`described as (${insertDescriptor(fragment`ready`, descriptor)})`] : []),
    ...(lint ? [fragment`linted as (${insertLintFacts(lint)})`] : []),
    ...(png256 ? [fragment`drawn as (${insertPng256(processed, png256)})`] : []),
  ]
  const query = fragment`with ${fragment.join(parts, fragment`, `)} select id from ready`
  return (await run(payload, prepared(query))).length === 1
}

/** The refusal of a revision whose processing never succeeded; its upload stays in storage. */
export const GIVEN_UP = 'file-not-processed' satisfies ErrorCode

/** Records why a revision was refused. One that is not `pending` stays unchanged. */
export async function refuseRevision(payload: Payload, revision: number, code: ErrorCode): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    await transaction(fragment`
      update revisions set state = 'refused', refusal = ${code}, updated_at = now()
       where id = ${revision} and state = 'pending'`)
  })
}

/** Refuses a revision whose processing never succeeded, through no fault of its file, and notifies its uploader. */
export async function giveUpRevision(payload: Payload, revision: number): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const [given] = await transaction<Uploader>(fragment`
      update revisions r set state = 'refused', refusal = ${GIVEN_UP}, updated_at = now()
       where r.id = ${revision} and r.state = 'pending'
      returning coalesce(r.file_name, '') as file, r.uploaded_by_id as id`)
    if (!given?.id) return
    const [uploader] = await transaction<{ email: Column<'users.email'>; locale: Present<'users.locale'> }>(
      fragment`select email, locale::text from users where id = ${given.id}`,
    )
    if (!uploader) return
    await queueMail(transaction, {
      key: `upload-not-processed:${revision}`,
      template: 'upload-not-processed',
      user: given.id,
      email: uploader.email,
      locale: uploader.locale,
      data: { file: given.file },
    })
  })
}

interface Uploader extends Record<string, unknown> {
  readonly file: Computed<string>
  readonly id: Column<'revisions.uploaded_by_id'>
}

/** Bytes that are the same in two roles have one row. In one order, so that two of these statements never deadlock. */
function insertFiles(stored: readonly (StoredBytes & { readonly format: Format })[]): SQL {
  const distinct = [...new Map(stored.map((file) => [file.sha256, file])).values()]
    .sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1))
    .map(
      ({ sha256, format, bytes, storageKey }) =>
        fragment`(${sha256}, ${format}, ${FORMATS[format].mime}, ${bytes}, ${storageKey})`,
    )
  // The update without a change makes `returning` answer for a known file.
  return fragment`
    insert into files (sha256, format, mime, bytes, storage_key) values ${fragment.join(distinct, fragment`, `)}
    on conflict (sha256) do update set sha256 = excluded.sha256
    returning id, sha256`
}

function markReady({ revision, processed: facts, original }: MarkRevisionReady): SQL {
  return fragment`
    update revisions set
      state = 'ready', refusal = null, updated_at = now(), file_id = file.id,
      format = ${facts.format}, width = ${facts.width}, height = ${facts.height},
      animated = ${facts.animated}, has_alpha = ${facts.hasAlpha}, ground = ${facts.ground},
      box = ${JSON.stringify(facts.box)}::jsonb, palette = ${JSON.stringify(facts.palette)}::jsonb,
      replaced_typefaces = ${JSON.stringify(facts.replacedTypefaces)}::jsonb,
      features = ${JSON.stringify(facts.features)}::jsonb,
      duration_ms = ${facts.durationMs}, frame_rate = ${facts.frameRate}, triangles = ${facts.triangles},
      canonical_sha256 = ${facts.canonicalSha256}, geometry_hash = ${facts.geometryHash},
      perceptual_hash = ${facts.perceptualHash},
      camera_body = ${facts.camera?.body ?? null}, camera_lens = ${facts.camera?.lens ?? null},
      camera_iso = ${facts.camera?.iso ?? null}, camera_f_number = ${facts.camera?.fNumber ?? null}
    from file
    where revisions.id = ${revision} and revisions.state = 'pending' and file.sha256 = ${original.sha256}
    returning revisions.id`
}

function insertLintFacts(facts: ArtworkFacts): SQL {
  return fragment`
    insert into lint_facts (revision_id, version, facts)
    select id, ${FACTS_VERSION}::int, ${JSON.stringify(facts)}::jsonb from ready
    on conflict (revision_id) do update set version = excluded.version, facts = excluded.facts`
}

const PNG_SIDE = 256

function insertPng256({ width, height }: Processed, { sha256 }: StoredBytes): SQL {
  const scale = PNG_SIDE / Math.max(width, height)
  return fragment`
    insert into derivatives (revision_id, role, format, width, height, file_id)
    select ready.id, 'png_256', 'png', ${sideOf(width * scale)}::int, ${sideOf(height * scale)}::int, file.id
      from ready, file where file.sha256 = ${sha256}`
}

function sideOf(pixels: number): number {
  return Math.max(1, Math.round(pixels))
}
