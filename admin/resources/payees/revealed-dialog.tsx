import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { RevealedPayee } from '#domain/contract/payees.ts'
import { ValueList } from './value-list.tsx'

interface RevealedDialogProps {
  readonly heading: string
  readonly revealed: RevealedPayee
  readonly onClose: () => void
}

/** One part of a payee in full. The values are in the memory of this dialog alone. */
export function RevealedDialog({ heading, revealed, onClose }: RevealedDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const address = useDocumentAddress(revealed.document)
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{heading}</DialogTitle>
      <DialogContent>
        <ValueList values={revealed.values} />
        {address !== null && (
          <Link href={address} download={`document.${extensionOf(revealed.document)}`} sx={{ paddingX: 2 }}>
            {translate('console.payees.reveal.document')}
          </Link>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** An address of the document that this page alone can open, until the dialog is closed. */
function useDocumentAddress(document: RevealedPayee['document']): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (document === null) return
    const bytes = Uint8Array.from(atob(document.base64), (character) => character.charCodeAt(0))
    const made = URL.createObjectURL(new Blob([bytes], { type: document.type }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [document])
  return address
}

function extensionOf(document: RevealedPayee['document']): string {
  return document?.type.split('/')[1] ?? 'bin'
}
