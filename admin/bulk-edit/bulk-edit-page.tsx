import { Alert, Box, Button, Typography } from '@mui/material'
import { Link, Loading, Title, useGetIdentity, useTranslate } from 'react-admin'
import { GridView } from './grid-view.tsx'
import { useEditable } from './use-editable.ts'

/** The details of all editable submissions in one grid. */
export default function BulkEditPage() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const user = identity === undefined ? null : String(identity.id)
  const { data, isFailed } = useEditable(user)
  return (
    <Box sx={{ padding: { xs: 1, sm: 2 }, minWidth: 0 }}>
      <Title title="console.grid.heading" />
      <Typography variant="h1" gutterBottom>
        {translate('console.grid.heading')}
      </Typography>
      {isFailed ? (
        <Alert severity="error">{translate('console.errors.unavailable')}</Alert>
      ) : data === null || user === null ? (
        <Loading />
      ) : data.rows.length === 0 && data.kept.length === 0 ? (
        <>
          <Typography gutterBottom>{translate('console.grid.empty')}</Typography>
          <Button component={Link} to="/upload" variant="outlined">
            {translate('console.upload.heading')}
          </Button>
        </>
      ) : (
        <GridView user={user} editable={data} />
      )}
    </Box>
  )
}
