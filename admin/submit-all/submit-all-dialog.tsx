import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { DraftOutcome } from '#domain/contract/console/submit-many.ts'
import { useRequest } from '../commands/use-request.ts'
import { RefusedList } from './refused-list.tsx'
import { readDrafts, resultOf, submitDrafts } from './submit-drafts.ts'

/** Submits every draft that passes, and lists the others with their reasons. The drafts are those of the moment of opening. */
export default function SubmitAllDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate()
  const { isPending, refused: failure, run } = useRequest()
  const [outcomes, setOutcomes] = useState<readonly DraftOutcome[]>([])
  const { data: drafts, isError } = useQuery({
    queryKey: ['drafts'],
    queryFn: ({ signal }) => readDrafts(signal),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const count = drafts?.length ?? 0
  const isDone = drafts !== undefined && outcomes.length >= count
  const { submitted, refused } = resultOf(drafts ?? [], outcomes)
  // While requests run, the answers need a place to appear in.
  const close = isPending ? undefined : onClose

  return (
    <Dialog
      open
      {...(close && { onClose: close })}
      aria-labelledby="submit-all-heading"
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id="submit-all-heading">{translate('console.submitAll.heading')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {(isError || failure.message !== null) && (
            <Alert severity="error">{failure.message ?? translate('console.errors.unavailable')}</Alert>
          )}
          <Typography role="status" variant="body2">
            {drafts !== undefined && count === 0 && translate('console.submitAll.none')}
            {count > 0 && outcomes.length === 0 && translate('console.submitAll.explain', { count })}
            {!isDone &&
              outcomes.length > 0 &&
              translate('console.submitAll.progress', { done: outcomes.length, count })}
            {isDone && count > 0 && translate('console.submitAll.submitted', { count: submitted })}
          </Typography>
          <RefusedList refused={refused} onOpen={onClose} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={isPending} onClick={onClose}>
          {translate(isDone ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {drafts !== undefined && !isDone && (
          <Button
            variant="contained"
            loading={isPending}
            onClick={() => run(() => submitDrafts(drafts, outcomes, setOutcomes))}
          >
            {translate('console.actions.submit')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
