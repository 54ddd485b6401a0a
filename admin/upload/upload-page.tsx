import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, Title, useTranslate } from 'react-admin'
import { isKind, KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import { DropArea } from './drop-area.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

/** Where contributors send files; each becomes a draft, which they complete and submit. */
export default function UploadPage() {
  const translate = useTranslate()
  const [kind, setKind] = useState<Kind>('icon')
  const { uploads, add, retry } = useUploads()
  const received = uploads.filter(({ state }) => state === 'received').length
  return (
    <Box sx={{ padding: { xs: 1, sm: 2 }, maxWidth: 'var(--w-read)' }}>
      <Title title="console.upload.heading" />
      <Typography variant="h1" gutterBottom>
        {translate('console.upload.heading')}
      </Typography>
      <Stack spacing={2}>
        <TextField
          select
          label={translate('console.upload.kind')}
          value={kind}
          onChange={({ target }) => isKind(target.value) && setKind(target.value)}
        >
          {KIND_CODES.map((code) => (
            <MenuItem key={code} value={code}>
              {translate(`console.values.kind.${code}`)}
            </MenuItem>
          ))}
        </TextField>
        <DropArea kind={kind} onFiles={(files) => add(files, kind)} />
        <Typography role="status" variant="body2" color="text.secondary">
          {uploads.length > 0 && translate('console.upload.progress', { received, total: uploads.length })}
        </Typography>
        <UploadList uploads={uploads} onRetry={retry} />
        {received > 0 && (
          <Button component={Link} to="/submissions" variant="contained" sx={{ alignSelf: 'flex-start' }}>
            {translate('console.upload.goOn')}
          </Button>
        )}
      </Stack>
    </Box>
  )
}
