import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { storeDescriptor } from '#cms/operations/pictures/store-descriptor.ts'
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
 * Marks a revision as ready, in one transaction with its files and facts. A revision that is not `pending` stays
 * unchanged. The current revision of the item stays: `publishRevision` changes it.
 */
export async function markRevisionReady(
  payload: Payload,
  { revision, processed, original, png256 }: MarkRevisionReady,
) {
  await inTransaction(payload, async (transaction) => {
    const file = await storeFileRow(transaction, original, processed.format)
    if (!(await markReady(transaction, revision, processed, file))) return
    if (processed.descriptor) await storeDescriptor(transaction, revision, processed.descriptor)
    if (processed.lint) await storeLintFacts(transaction, revision, processed.lint)
    if (png256)
      await storePng256(transaction, revision, processed, await storeFileRow(transaction, png256, 'png'))
  })
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

async function storeFileRow(transaction: Transaction, stored: StoredBytes, format: Format): Promise<number> {
  // The update without a change makes `returning` answer for a known file.
  const [file] = await transaction<{ id: Column<'files.id'> }>(fragment`
    insert into files (sha256, format, mime, bytes, storage_key)
    values (${stored.sha256}, ${format}, ${FORMATS[format].mime}, ${stored.bytes}, ${stored.storageKey})
    on conflict (sha256) do update set sha256 = excluded.sha256
    returning id`)
  if (!file) throw new Error(`no row for file ${stored.sha256}`)
  return file.id
}

async function markReady(
  transaction: Transaction,
  revision: number,
  facts: Processed,
  file: number,
): Promise<boolean> {
  const marked = await transaction(fragment`
    update revisions set
      state = 'ready', refusal = null, updated_at = now(), file_id = ${file},
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
    where id = ${revision} and state = 'pending'
    returning id`)
  return marked.length === 1
}

async function storeLintFacts(
  transaction: Transaction,
  revision: number,
  facts: ArtworkFacts,
): Promise<void> {
  await transaction(fragment`
    insert into lint_facts (revision_id, version, facts)
    values (${revision}, ${FACTS_VERSION}, ${JSON.stringify(facts)}::jsonb)
    on conflict (revision_id) do update set version = excluded.version, facts = excluded.facts`)
}

const PNG_SIDE = 256

async function storePng256(
  transaction: Transaction,
  revision: number,
  { width, height }: Processed,
  file: number,
) {
  const scale = PNG_SIDE / Math.max(width, height)
  await transaction(fragment`
    insert into derivatives (revision_id, role, format, width, height, file_id)
    values (${revision}, 'png_256', 'png', ${sideOf(width * scale)}, ${sideOf(height * scale)}, ${file})`)
}

function sideOf(pixels: number): number {
  return Math.max(1, Math.round(pixels))
}
