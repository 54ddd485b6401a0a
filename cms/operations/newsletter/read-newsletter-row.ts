import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import type { Payload } from '#cms/operations/database.ts'
import type { NewsletterAction, NewsletterDetail } from '#domain/contract/console/newsletters.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'

/** A newsletter with its numbers, and what this actor may do with it now. */
export async function readNewsletterRow(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & NewsletterDetail) | null> {
  const row = await readRow(payload, 'newsletters', Number(id))
  if (row === null) return null
  const maySend = commandScope(actor, 'newsletter.send') === 'all'
  return { ...row, allowed_actions: maySend ? (ACTIONS[String(row.issue_state)] ?? []) : [] }
}

const ACTIONS: Readonly<Record<string, readonly NewsletterAction[]>> = {
  draft: ['test', 'send'],
  sending: ['test', 'stop'],
  stopped: ['test', 'resume'],
  sent: ['test'],
}
