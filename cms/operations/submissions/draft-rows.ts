import { fragment, type SQL } from '#cms/operations/database.ts'
import { CHANNEL } from '#cms/operations/outbox/message-feed.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { shortId } from '#domain/assets/short-id.ts'
import { assetSlug } from '#domain/assets/slug.ts'
import { titleOfFileName } from '#domain/lint/keywords.ts'
import { TOPICS } from '#domain/outbox/topics.ts'
import type { SubmissionState } from '#domain/review/states.ts'
import type { SubmissionCommand } from '#domain/review/transitions.ts'

/** A draft whose contributor the actor may upload for. */
export interface DraftRow {
  readonly kind: Kind
  readonly fileName: string
  /** The key of the file in storage, as uploaded. */
  readonly uploadKey: string
  readonly owner: string
  readonly contributor: number
  readonly request: number | null
  readonly isDemonstration: boolean
  /** Null for the present. */
  readonly at: Date | null
}

/** What the statement reads of a draft, as JSON. @param number the next of `asset_numbers` */
export function draftColumns(draft: DraftRow, number: number) {
  const title = titleOfFileName(draft.fileName)
  return {
    number,
    kind: draft.kind,
    slug: assetSlug(title, number),
    short_id: shortId(number),
    title,
    upload_key: draft.uploadKey,
    file_name: draft.fileName,
    owner: draft.owner,
    contributor: draft.contributor,
    request: draft.request,
    is_demonstration: draft.isDemonstration,
    at: draft.at,
  }
}

/** The types of these columns, for `jsonb_to_recordset`. */
export const DRAFT_TYPES = fragment`number int, kind text, slug text, short_id text, title text, upload_key text,
  file_name text, owner text, contributor int, request int, is_demonstration boolean, at timestamptz`

const COMMAND = 'submission.create' satisfies SubmissionCommand
const STATE = 'draft' satisfies SubmissionState
const CREATED = JSON.stringify({ state: STATE })
const TOPIC = 'revision.process'

/**
 * Common table expressions that write the drafts of `given`: item, title, first revision, submission, event, entry of the
 * audit log, and the message that wakes the worker. `made` has one row for each: `submission`, `revision`, `number`. Null as
 * `generative_ai` means that the contributor has not declared it.
 */
export function draftExpressions(): SQL {
  return fragment`
    item as (
      insert into items (kind, visibility, slug, short_id, number, free, licence_id, contributor_id, generative_ai,
        created_at, updated_at)
      select g.kind::enum_items_kind, 'draft', g.slug, g.short_id, g.number, true, l.id, g.contributor, null,
        coalesce(g.at, present()), coalesce(g.at, present())
        from given g join licences l on l.code = 'motif-free' returning id, number),
    titled as (
      insert into items_locales (_parent_id, _locale, title)
      select item.id, 'en', g.title from item join given g using (number)),
    revision as (
      insert into revisions (item_id, number, state, upload_key, file_name, uploaded_by_id, created_at)
      select item.id, 1, 'pending', g.upload_key, g.file_name, g.owner, coalesce(g.at, present())
        from item join given g using (number) returning id, item_id),
    submission as (
      insert into submissions (item_id, revision_id, contributor_id, request_id, is_demonstration, created_at, updated_at)
      select item.id, revision.id, g.contributor, g.request, g.is_demonstration,
        coalesce(g.at, present()), coalesce(g.at, present())
        from item join given g using (number) join revision on revision.item_id = item.id
      returning id, item_id, revision_id),
    made as (
      select s.id as submission, s.revision_id as revision, g.number, g.owner, coalesce(g.at, present()) as at
        from submission s join item on item.id = s.item_id join given g using (number)),
    logged as (
      insert into submission_events (submission_id, actor_id, command, from_state, to_state, revision_id, reasons, marks, at)
      select submission, owner, ${COMMAND}, ${STATE}, ${STATE}, revision, '{}'::text[], '[]'::jsonb, at from made),
    audited as (
      insert into audit_log (at, actor_id, command, resource, record_id, before, after)
      select at, owner, ${COMMAND}, 'submissions', submission::text, ${CREATED}::jsonb, ${CREATED}::jsonb from made),
    announced as (
      insert into outbox (topic, key, payload)
      select ${TOPIC}::enum_outbox_topic, 'revision:' || revision, jsonb_build_object('revision', revision) from made)`
}

/** Wakes the worker at the commit; to be selected from `made`. */
export function wakeWorker(): SQL {
  return fragment`pg_notify(${CHANNEL}, ${TOPICS[TOPIC].lane})`
}
