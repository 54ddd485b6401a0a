import { usePermissions, useRecordContext } from 'react-admin'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { ReviseButton } from './revise-button.tsx'

interface Row {
  readonly item: number
  readonly is_revisable: boolean
}

/** In the list of submissions: a new version of a live work. Staff, who read the submissions of others too, have it on the page of the item. */
export default function ReviseRow() {
  const row = useRecordContext<Row>()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  if (!row?.is_revisable || session == null) return null
  const isOwn = commandScope(session, 'submission.read') !== 'all'
  return isOwn && commandScope(session, 'submission.revise') !== null ? (
    <ReviseButton item={row.item} size="small" />
  ) : null
}
