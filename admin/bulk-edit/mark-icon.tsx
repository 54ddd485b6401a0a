import ConflictIcon from '@mui/icons-material/CompareArrowsOutlined'
import UnsavedIcon from '@mui/icons-material/EditOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import type { Mark } from './row-notes.ts'

interface MarkIconProps {
  readonly mark: Mark
  /** What it means, for screen readers and as a hint. */
  readonly text: string
}

/** The sign of a marked cell. */
export function MarkIcon({ mark, text }: MarkIconProps) {
  const { Icon, colour } = MARKS[mark]
  return (
    <Icon
      fontSize="small"
      color={colour}
      titleAccess={text}
      sx={{ marginInlineStart: 'auto', flex: 'none' }}
    />
  )
}

const MARKS = {
  error: { Icon: ErrorIcon, colour: 'error' },
  conflict: { Icon: ConflictIcon, colour: 'warning' },
  problem: { Icon: ErrorIcon, colour: 'warning' },
  warning: { Icon: WarningIcon, colour: 'warning' },
  unsaved: { Icon: UnsavedIcon, colour: 'info' },
} as const satisfies Record<Mark, object>
