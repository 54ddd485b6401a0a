import { Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'

export function RecordHeading({ source }: { readonly source: string }) {
  const row = useRecordContext()
  return (
    <Typography variant="h1" sx={{ padding: 2, paddingBottom: 0, overflowWrap: 'anywhere' }}>
      {row?.[source] ?? row?.id}
    </Typography>
  )
}
