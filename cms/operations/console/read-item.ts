import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { isWithheld, type Visibility } from '#domain/assets/visibility.ts'
import { CONSOLE_COMMANDS, type ItemAction, visibilityActions } from '#domain/contract/console/commands.ts'
import { commandScope, type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import { checkStart } from '#domain/review/updates.ts'
import { type ConsoleRow, readRow } from './list-rows.ts'

export interface ItemRevision extends Record<string, unknown> {
  readonly id: Cast<'revisions.id', number>
  readonly number: Cast<'revisions.number', number>
  readonly state: Column<'revisions.state'>
  readonly format: Present<'revisions.format'>
  readonly current: Computed<boolean>
  readonly created_at: Computed<string>
}

/**
 * An item of the console with its revisions, newest first, and the commands that this actor may give in its current
 * state.
 */
export async function readItem(payload: Payload, id: number, actor: Holder): Promise<ConsoleRow | null> {
  const row = await readRow(payload, 'items', id)
  if (row === null) return null
  const revisions = await run<ItemRevision>(
    payload,
    fragment`
    select r.id::int, r.number::int, r.state::text, r.format::text, i.current_revision_id is not distinct from r.id as current,
           to_char(r.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
      from revisions r join items i on i.id = r.item_id
     where i.id = ${id} order by r.number desc limit 100`,
  )
  const work = await readWork(payload, id)
  return { ...row, revisions, allowed_actions: allowedActions(actor, { row, revisions, work }) }
}

interface WorkRow extends Record<string, unknown> {
  readonly contributor: Column<'items.contributor_id'>
  readonly owner: Column<'contributors.owner_id'>
  readonly has_open: Computed<boolean>
}

/** What an update of a live work depends on; undefined for an item without a contributor or a published revision. */
async function readWork(payload: Payload, id: number): Promise<WorkRow | undefined> {
  const [work] = await run<WorkRow>(
    payload,
    fragment`
    select c.id as contributor, c.owner_id as owner,
           exists (select 1 from submissions s where s.item_id = i.id
             and s.state not in ('rejected', 'published', 'withdrawn')) as has_open
      from items i join contributors c on c.id = i.contributor_id
     where i.id = ${id} and i.current_revision_id is not null`,
  )
  return work
}

interface ReadItem {
  readonly row: ConsoleRow
  readonly revisions: readonly ItemRevision[]
  readonly work: WorkRow | undefined
}

/**
 * Readers of items have the commands of staff for every row, so the owner makes no difference there. An update is of the
 * contributor and their team, to whom a reader may belong.
 */
function allowedActions(actor: Holder, { row, revisions, work }: ReadItem): ItemAction[] {
  const visibility = row.visibility as Visibility
  const mayPublish =
    !isWithheld(visibility) &&
    revisions.some(({ state, current }) => state === 'ready' && !current) &&
    commandScope(actor, CONSOLE_COMMANDS.items['publish-revision']) === 'all'
  const mayRevise =
    work !== undefined &&
    mayApply(actor, CONSOLE_COMMANDS.items.revise, { ...work, team: null }) &&
    checkStart(visibility, work.has_open).ok
  return [
    ...(mayPublish ? (['publish-revision'] as const) : []),
    ...(mayRevise ? (['revise'] as const) : []),
    ...visibilityActions({ visibility, owner: null, contributor: null }, actor),
  ]
}
