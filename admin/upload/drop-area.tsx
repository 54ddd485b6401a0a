import UploadIcon from '@mui/icons-material/CloudUploadOutlined'
import { Box, Button, Stack, Typography } from '@mui/material'
import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ORIGINAL_BYTES } from '#domain/assets/file-limits.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import { KINDS, type Kind } from '#domain/assets/kinds.ts'
import { ZIP_LIMITS } from '#domain/uploads/limits.ts'
import { type Picked, readChosen, readDropped } from './read-dropped.ts'

interface DropAreaProps {
  readonly kind: Kind
  readonly onPick: (picked: Picked) => void
}

const MB = 1024 * 1024

/** Accepts dropped and chosen files, folders and ZIPs. The server decides what a file is, whatever its name says. */
export function DropArea({ kind, onPick }: DropAreaProps) {
  const translate = useTranslate()
  const [isOver, setOver] = useState(false)
  const formats = KINDS[kind].formats
  const accept = [...formats.map((format) => `.${FORMATS[format].extension}`), '.zip'].join(',')

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    void readDropped(event.dataTransfer.items).then(onPick)
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
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'center', flexWrap: 'wrap' }}>
        <PickButton label={translate('console.upload.choose')} accept={accept} onPick={onPick} />
        <PickButton label={translate('console.upload.chooseFolder')} isFolder onPick={onPick} />
      </Stack>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ marginTop: 1 }}>
        {translate('console.upload.formats', {
          formats: formats.map((format) => FORMATS[format].label).join(', '),
          size: ORIGINAL_BYTES / MB,
          zip: ZIP_LIMITS.bytes / MB,
        })}
      </Typography>
    </Box>
  )
}

interface PickButtonProps {
  readonly label: string
  readonly accept?: string
  readonly isFolder?: boolean
  readonly onPick: (picked: Picked) => void
}

function PickButton({ label, accept, isFolder = false, onPick }: PickButtonProps) {
  const id = useId()

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    onPick(readChosen(currentTarget.files))
    // The same file can be chosen again after it was refused.
    currentTarget.value = ''
  }

  return (
    <Box sx={{ position: 'relative' }}>
      <Button component="label" variant="outlined" htmlFor={id}>
        {label}
      </Button>
      <Box
        component="input"
        id={id}
        type="file"
        multiple
        {...(accept === undefined ? {} : { accept })}
        {...(isFolder ? { webkitdirectory: '' } : {})}
        onChange={choose}
        sx={{
          position: 'absolute',
          insetInlineStart: 0,
          width: 1,
          height: 1,
          opacity: 0,
          pointerEvents: 'none',
        }}
      />
    </Box>
  )
}
