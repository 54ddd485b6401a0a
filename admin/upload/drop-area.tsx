import UploadIcon from '@mui/icons-material/CloudUploadOutlined'
import { Box, Button, Typography } from '@mui/material'
import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ORIGINAL_BYTES } from '#domain/assets/file-limits.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import { KINDS, type Kind } from '#domain/assets/kinds.ts'

interface DropAreaProps {
  readonly kind: Kind
  readonly onFiles: (files: readonly File[]) => void
}

/** Accepts dropped and chosen files. The server decides what a file is, whatever its name says. */
export function DropArea({ kind, onFiles }: DropAreaProps) {
  const translate = useTranslate()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const formats = KINDS[kind].formats

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    onFiles([...(currentTarget.files ?? [])])
    // The same file can be chosen again after it was refused.
    currentTarget.value = ''
  }

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        padding: 3,
        textAlign: 'center',
        border: '1px dashed var(--control-line)',
        borderRadius: 'var(--r-lg)',
        backgroundColor: isOver ? 'var(--accent-wash)' : 'transparent',
      }}
    >
      <UploadIcon fontSize="large" color="action" />
      <Typography gutterBottom>{translate('console.upload.drop')}</Typography>
      <Button component="label" variant="outlined" htmlFor={id}>
        {translate('console.upload.choose')}
      </Button>
      <Box
        component="input"
        id={id}
        type="file"
        multiple
        accept={formats.map((format) => `.${FORMATS[format].extension}`).join(',')}
        onChange={choose}
        sx={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
      />
      <Typography variant="caption" color="text.secondary" component="p" sx={{ marginTop: 1 }}>
        {translate('console.upload.formats', {
          formats: formats.map((format) => FORMATS[format].label).join(', '),
          size: ORIGINAL_BYTES / 1024 / 1024,
        })}
      </Typography>
    </Box>
  )
}
