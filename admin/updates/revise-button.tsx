import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRedirect, useTranslate } from 'react-admin'
import { FileDialog } from './file-dialog.tsx'
import { sendUpdate } from './send-file.ts'

interface ReviseButtonProps {
  readonly item: number
  readonly size?: 'small' | 'medium'
}

/** Starts an update of a live work, with another file or of its details alone, and opens it. */
export function ReviseButton({ item, size = 'medium' }: ReviseButtonProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const [isOpen, setOpen] = useState(false)

  async function revise(file: File | null, changes: string): Promise<void> {
    const { id } = await sendUpdate(item, file, changes)
    notify(file === null ? 'console.updates.started' : 'console.updates.sent', { type: 'success' })
    redirect('show', 'submissions', id)
  }

  return (
    <>
      <Button
        variant="outlined"
        size={size}
        onClick={(event) => {
          // In a list, a press elsewhere opens the row.
          event.stopPropagation()
          setOpen(true)
        }}
      >
        {translate('console.updates.revise')}
      </Button>
      {isOpen && (
        <FileDialog
          heading="console.updates.heading"
          isUpdate
          onSend={revise}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
