import { Stack } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { Visibility } from '#domain/assets/visibility.ts'
import { type ItemAction, VISIBILITY_ACTIONS } from '#domain/contract/console/commands.ts'
import { VisibilityBar } from '../../items/visibility-bar.tsx'
import { ReviseButton } from '../../updates/revise-button.tsx'

/** React-admin shows the row of the list, which has no actions, until the item itself has arrived. */
interface ItemRecord {
  readonly id: number
  readonly visibility: Visibility
  readonly allowed_actions?: readonly ItemAction[]
}

/** What the user can do with the shown item. */
export function ItemCommands() {
  const item = useRecordContext<ItemRecord>()
  const allowed = item?.allowed_actions
  if (item === undefined || allowed === undefined) return null
  const actions = VISIBILITY_ACTIONS.filter((action) => allowed.includes(action))
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', padding: 2 }}>
      {allowed.includes('revise') && <ReviseButton item={item.id} />}
      <VisibilityBar item={item.id} visibility={item.visibility} actions={actions} />
    </Stack>
  )
}
