import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, usePermissions, useRefresh, useTranslate } from 'react-admin'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { percentOf } from '#domain/contract/console/royalties.ts'
import { CONSOLE_API, type ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { FIRST_TERMS, MAX_WEIGHT, SHARES } from '#domain/royalties/rule.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'
import { ruleForm } from './rule-form.ts'

/** Draws up a version of the royalty rules, beginning with the first ones. */
export default function NewRule() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const heading = useId()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const { isPending, refused, run } = useRequest()
  const [isOpen, setOpen] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
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

  const field = (name: string) => ({
    name,
    error: refused.fields[name] !== undefined,
    helperText: refused.fields[name],
    margin: 'dense' as const,
    fullWidth: true,
  })
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('console.royalties.new')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={heading} fullWidth maxWidth="xs">
        <form onSubmit={submit}>
          <DialogTitle id={heading}>{translate('console.royalties.new')}</DialogTitle>
          <DialogContent>
            {refused.message !== null && (
              <Alert severity="error" variant="outlined">
                {refused.message}
              </Alert>
            )}
            {translate('console.royalties.newHint')}
            {SHARES.map((share) => (
              <TextField
                key={share}
                {...field(share)}
                type="number"
                label={translate(`console.fields.${share}`)}
                defaultValue={percentOf(FIRST_TERMS[share])}
                slotProps={{ htmlInput: { min: 0, max: 100, step: 0.01 } }}
                required
              />
            ))}
            <fieldset>
              <legend>{translate('console.royalties.weights')}</legend>
              {KIND_CODES.map((kind) => (
                <TextField
                  key={kind}
                  {...field(`weight-${kind}`)}
                  type="number"
                  label={translate(`console.values.kind.${kind}`)}
                  defaultValue={FIRST_TERMS.weights[kind]}
                  slotProps={{ htmlInput: { min: 0, max: MAX_WEIGHT, step: 1 } }}
                  required
                />
              ))}
            </fieldset>
            <TextField
              {...field('exceptions')}
              label={translate('console.royalties.exceptions')}
              {...(isUnreadable && { error: true })}
              helperText={
                isUnreadable
                  ? translate('console.royalties.exceptionsInvalid')
                  : (refused.fields.exceptions ?? translate('console.royalties.exceptionsHint'))
              }
              multiline
              minRows={2}
            />
            <TextField {...field('reason')} label={translate('console.fields.note')} required />
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
