import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Loading, useNotify, usePermissions, useRefresh, useTranslate } from 'react-admin'
import { CONSOLE_API, type ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import type { RoyaltyTerms } from '#domain/royalties/rule.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson, sendRequest } from '../providers/send-request.ts'
import { RuleFields } from './rule-fields.tsx'
import { ruleForm } from './rule-form.ts'

/** Draws up a version of the royalty rules, starting from the rules in force. */
export default function NewRule() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const heading = useId()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const { isPending, refused, run } = useRequest()
  const [isOpen, setOpen] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const { data: terms, error } = useQuery({
    queryKey: ['royalty-terms'],
    queryFn: ({ signal }) => sendRequest(`${CONSOLE_API}/royalty-terms`, { signal }) as Promise<RoyaltyTerms>,
    enabled: isOpen,
    // Each opening reads them again; typed values stay while the dialog is open.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (!session || commandScope(session, 'royalty-rule.draw-up') === null) return null

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = ruleForm(new FormData(event.currentTarget))
    setUnreadable(form.exceptions === null)
    if (form.exceptions === null || !(await run(() => sendJson(`${CONSOLE_API}/royalty-rules`, form)))) return
    notify('console.billing.done', { type: 'success' })
    refresh()
    setOpen(false)
  }

  const fault = refused.message ?? (error === null ? null : translate(error.message))
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('console.royalties.new')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={heading} fullWidth maxWidth="xs">
        <form onSubmit={submit}>
          <DialogTitle id={heading}>{translate('console.royalties.new')}</DialogTitle>
          <DialogContent>
            {fault !== null && <Alert severity="error">{fault}</Alert>}
            {translate('console.royalties.newHint')}
            {terms === undefined && error === null && <Loading />}
            {terms !== undefined && (
              <RuleFields terms={terms} refused={refused.fields} isUnreadable={isUnreadable} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" loading={isPending} disabled={terms === undefined}>
              {translate('ra.action.create')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
