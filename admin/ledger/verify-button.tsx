import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { VerificationAnswer } from '#domain/contract/console/ledger.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'

/** Computes sums, balances and the roots of closed days again from all entries, and says what differs. */
export default function VerifyButton() {
  const translate = useTranslate()
  const heading = useId()
  const { isPending, refused, run } = useRequest()
  const [found, setFound] = useState<VerificationAnswer | null>(null)

  const verify = () =>
    run(async () => {
      setFound((await sendJson(`${CONSOLE_API}/ledger/verify`, {})) as VerificationAnswer)
    })

  return (
    <>
      <Button size="small" startIcon={<VerifiedIcon />} loading={isPending} onClick={verify}>
        {translate('console.ledger.verify')}
      </Button>
      {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
      {found !== null && (
        <Dialog open onClose={() => setFound(null)} aria-labelledby={heading}>
          <DialogTitle id={heading}>{translate('console.ledger.verify')}</DialogTitle>
          <DialogContent>
            {found.faults.length === 0 ? (
              <Alert severity="success">{translate('console.ledger.sound')}</Alert>
            ) : (
              found.faults.map(({ kind, place }) => (
                <Alert key={`${kind} ${place}`} severity="error">
                  {translate(`console.ledger.faults.${kind}`, { place })}
                </Alert>
              ))
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setFound(null)}>{translate('ra.action.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
