import { Chip, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Marks a row that the seed played for the desks; its tooltip says that the site never shows it. */
export function DemonstrationMark() {
  const translate = useTranslate()
  return (
    <Tooltip title={translate('console.demonstration.hint')}>
      <Chip size="small" color="warning" variant="outlined" label={translate('console.demonstration.mark')} />
    </Tooltip>
  )
}
