import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { isWithheld, type Visibility } from '#domain/assets/visibility.ts'
import { CONSOLE_COMMANDS, type ItemAction, visibilityActions } from '#domain/contract/console/commands.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
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
  return { ...row, revisions, allowed_actions: allowedActions(actor, row, revisions) }
}

/** Readers of items have their commands for every row, so the owner makes no difference. */
function allowedActions(actor: Holder, row: ConsoleRow, revisions: readonly ItemRevision[]): ItemAction[] {
  const visibility = row.visibility as Visibility
  const mayPublish =
    !isWithheld(visibility) &&
    revisions.some(({ state, current }) => state === 'ready' && !current) &&
    commandScope(actor, CONSOLE_COMMANDS.items['publish-revision']) === 'all'
  return [
    ...(mayPublish ? (['publish-revision'] as const) : []),
    ...visibilityActions({ visibility, owner: null, contributor: null }, actor),
  ]
}
