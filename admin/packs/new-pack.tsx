import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { isKind, KIND_CODES } from '#domain/assets/kinds.ts'
import type { CreatePackForm, PackSubmissionDetail } from '#domain/contract/console/packs.ts'
import { CONSOLE_API, type ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'
import { SelectField } from '../submissions/select-field.tsx'

/** Starts a pack of a kind, and opens it. */
export default function NewPack() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const { isPending, refused, run } = useRequest()
  const [isOpen, setOpen] = useState(false)
  if (!session || commandScope(session, 'submission.create') === null) return null

  async function create(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const chosen = String(new FormData(event.currentTarget).get('kind') ?? '')
    const form: CreatePackForm = { kind: isKind(chosen) ? chosen : 'icon' }
    await run(async () => {
      const pack = (await sendJson(`${CONSOLE_API}/pack-submissions`, form)) as PackSubmissionDetail
      navigate(`/pack-submissions/${pack.id}/show`)
    })
  }

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('console.packs.new')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        aria-labelledby="new-pack-heading"
        fullWidth
        maxWidth="xs"
      >
        <form onSubmit={create}>
          <DialogTitle id="new-pack-heading">{translate('console.packs.new')}</DialogTitle>
          <DialogContent>
            {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
            <SelectField
              name="kind"
              label={translate('console.fields.kind')}
              value="icon"
              disabled={false}
              options={KIND_CODES.map((id) => ({ id, name: translate(`console.values.kind.${id}`) }))}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" loading={isPending}>
              {translate('ra.action.create')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
