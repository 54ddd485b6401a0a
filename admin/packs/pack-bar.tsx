import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin'
import type { PackSubmissionDetail } from '#domain/contract/console/packs.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { SubmissionAction, SubmissionCommandForm } from '#domain/contract/console/submissions.ts'
import { countErrors } from '#domain/lint/lint.ts'
import { checkContents } from '#domain/packs/contents.ts'
import type { Reason } from '#domain/review/reasons.ts'
import { DECISIONS_WITH_REASONS, UNDO_MS } from '#domain/review/transitions.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'
import { ReasonPicker } from '../review/reason-picker.tsx'

/** In their order; the last one is shown for ten seconds after a decision. */
const ACTIONS = [
  'submit',
  'appeal',
  'withdraw',
  'lease',
  'approve',
  'return',
  'reject',
  'request-opinion',
  'release',
  'undo',
] as const satisfies readonly SubmissionAction[]
type PackAction = (typeof ACTIONS)[number]

/** What an author or a reviewer came for; the others take something back. */
const MAIN_ACTIONS: ReadonlySet<PackAction> = new Set(['submit', 'appeal', 'lease', 'approve'])
/** They can be undone: reasons and note are there again. */
const DECISIONS: ReadonlySet<PackAction> = new Set(['approve', 'return', 'reject', 'request-opinion'])

/** The commands that the server offers for a pack, of its author and of reviewers, with reasons and a note. */
export function PackBar({ pack }: { readonly pack: PackSubmissionDetail }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { isPending, refused, run, textOf } = useRequest()
  const [reasons, setReasons] = useState<ReadonlySet<Reason>>(new Set())
  const [note, setNote] = useState('')
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { allowed_actions: allowed, state } = pack
  const offered = ACTIONS.filter((action) => allowed.includes(action))
  const isReviewing = allowed.includes('return')
  const takesNote = offered.some((action) => action !== 'lease' && action !== 'undo')
  const mayUndo = allowed.includes('undo')
  useEffect(() => {
    if (!mayUndo) return
    const timer = setTimeout(refresh, UNDO_MS)
    return () => clearTimeout(timer)
  }, [mayUndo, refresh])

  async function send(action: PackAction): Promise<void> {
    const form: SubmissionCommandForm = { expected: pack.version, reasons: [...reasons], note }
    if (!(await run(() => sendJson(`${CONSOLE_API}/pack-submissions/${pack.id}/${action}`, form)))) return
    if (!DECISIONS.has(action)) {
      setNote('')
      setReasons(new Set())
    }
    notify('console.packs.saved', { type: 'success' })
    refresh()
  }

  const standings = pack.works.map(({ standing }) => standing)
  const errors = allowed.includes('edit') ? countErrors(pack.lint) : 0
  const wanted = allowed.includes('edit') ? 'submission.submit' : isReviewing ? 'submission.approve' : null
  const contents = wanted === null ? null : checkContents(wanted, standings)
  const needsReasons = (action: string) =>
    DECISIONS_WITH_REASONS.some((command) => command === `submission.${action}`) && reasons.size === 0
  return (
    <Stack spacing={1}>
      {errors > 0 && (
        <Alert severity="info">{translate('console.submissions.blocked', { count: errors })}</Alert>
      )}
      {contents !== null && !contents.ok && (
        <Alert severity="info">{textOf(contents.code, contents.values)}</Alert>
      )}
      {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
      {isReviewing && pack.leased_until !== null && (
        <Typography variant="body2">
          {translate('console.packs.reserved', {
            time: new Date(pack.leased_until).toLocaleTimeString(document.documentElement.lang, {
              timeStyle: 'short',
            }),
          })}
        </Typography>
      )}
      {mayUndo && <Alert severity="success">{translate('console.packs.decided')}</Alert>}
      {isReviewing && (
        <ReasonPicker
          chosen={reasons}
          results={pack.lint}
          onToggle={(reason) =>
            setReasons(
              new Set(
                [...reasons].includes(reason)
                  ? [...reasons].filter((one) => one !== reason)
                  : [...reasons, reason],
              ),
            )
          }
        />
      )}
      {takesNote && (
        <TextField
          label={translate(isReviewing ? 'console.review.note' : 'console.submissions.noteToReviewer')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
          multiline
        />
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {offered.map((action) => (
          <Button
            key={`${state} ${action}`}
            variant={MAIN_ACTIONS.has(action) ? 'contained' : 'outlined'}
            color={action === 'reject' ? 'error' : 'primary'}
            disabled={isPending || needsReasons(action)}
            onClick={() => (action === 'withdraw' ? setWithdrawing(true) : void send(action))}
          >
            {translate(
              action === 'undo'
                ? 'console.review.undo'
                : action === 'release'
                  ? 'console.packs.release'
                  : `console.actions.${action}`,
            )}
          </Button>
        ))}
      </Stack>
      <Confirm
        isOpen={isWithdrawing}
        title="console.actions.withdraw"
        content="console.packs.withdrawal"
        confirm="console.actions.withdraw"
        confirmColor="warning"
        onConfirm={() => {
          setWithdrawing(false)
          void send('withdraw')
        }}
        onClose={() => setWithdrawing(false)}
      />
    </Stack>
  )
}
