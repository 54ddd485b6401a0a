import { Alert, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { DisputeDetail, EvidenceFile } from '#domain/contract/console/disputes.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { AnswerState } from '#domain/disputes/dispute.ts'
import { ReasonDialog } from '../../commands/reason-dialog.tsx'
import { bytesOfBase64, saveFile } from '../../commands/save-file.ts'
import { momentText } from '../../dates/date-text.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'
import { sendJson } from '../../providers/send-request.ts'

export default function ShowDispute() {
  return (
    <ResourceShow resource="disputes" represent="gateway_id">
      <Answer />
    </ResourceShow>
  )
}

type Shown = Partial<DisputeDetail> & {
  readonly id: string
  readonly answer_state?: AnswerState
  readonly answer_until?: string | null
}

const MAX_REASON = 1_000
const SEVERITY = { due: 'warning', late: 'error', answered: 'success', unanswered: 'info' } as const

/** The deadline, what the evidence has, its file and the answers that are possible. */
function Answer() {
  const translate = useTranslate()
  const dispute = useRecordContext<Shown>()
  // React-admin shows the row of the list, which has no actions, until the record itself has arrived.
  if (dispute?.allowed_actions === undefined || dispute.evidence === undefined) return null
  const { id, answer_state: state = 'due', answer_until: until = null, evidence_sha256: sha256 } = dispute
  return (
    <>
      <Alert severity={SEVERITY[state]} sx={{ margin: 2, marginBottom: 0 }}>
        {until === null
          ? translate(`console.values.answer_state.${state}`)
          : translate(`console.disputes.until.${state}`, { until: momentText(until) })}
      </Alert>
      <Typography sx={{ paddingX: 2, paddingTop: 2 }}>
        {translate('console.disputes.evidence.counts', dispute.evidence)}
      </Typography>
      {typeof sha256 === 'string' && (
        <Typography sx={{ paddingX: 2, overflowWrap: 'anywhere' }}>
          {translate('console.disputes.evidence.sha256', { sha256 })}
        </Typography>
      )}
      {dispute.may_answer === true && <EvidenceButton id={id} />}
      <CommandBar resource="disputes" id={id} allowed={dispute.allowed_actions} />
    </>
  )
}

/** The evidence as PDF, with the data of the customer: it asks for a reason. */
function EvidenceButton({ id }: { readonly id: string }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const command = translate('console.disputes.evidence.name')

  async function take(reason: string): Promise<void> {
    const answer = await sendJson(`${CONSOLE_API}/disputes/${id}/evidence`, { reason })
    const { name, base64 } = (answer as { readonly response: { readonly file: EvidenceFile } }).response.file
    saveFile(name, new Blob([bytesOfBase64(base64)], { type: 'application/pdf' }))
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ marginX: 2, marginTop: 1 }}>
        {command}
      </Button>
      {isOpen && (
        <ReasonDialog
          command={command}
          effect={translate('console.disputes.evidence.effect')}
          field="reason"
          label={translate('console.fields.reason')}
          maxLength={MAX_REASON}
          done="console.billing.done"
          send={take}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
