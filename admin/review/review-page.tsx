import { Alert, Box, Button, FormControlLabel, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useStore, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { KeysDialog } from './keys-dialog.tsx'
import { OutcomeList } from './outcome-list.tsx'
import { ReviewedSubmission } from './reviewed-submission.tsx'
import { useDesk } from './use-desk.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** The review desk: one submission after the other, each reserved for this reviewer. */
export default function ReviewPage() {
  const translate = useTranslate()
  const [query] = useSearchParams()
  const named = query.get('submission') ?? ''
  const desk = useDesk(/^[1-9]\d{0,8}$/.test(named) ? Number(named) : null)
  const [isOn, setOn] = useStore('review.shortcuts', true)
  const [hasKeys, setKeys] = useState(false)
  const { current, decided, outcomes, isPending, isLeaseOver, refused, textOf, next, undo, renew } = desk
  useShortcuts(
    { ...(decided === null ? {} : { z: () => void undo() }), '?': () => setKeys(true) },
    isOn && !hasKeys,
  )
  return (
    <Box sx={{ padding: { xs: 1, sm: 2 } }}>
      <Title title="console.review.heading" />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', marginBottom: 1 }}
      >
        <Typography variant="h1">{translate('console.review.heading')}</Typography>
        {/* Beside the heading: above the picture, it would move the buttons away below the pointer twice. */}
        <Box role="status" sx={{ flex: { xs: '1 0 100%', md: '1 1 16rem' }, order: { xs: 1, md: 0 } }}>
          {decided !== null && (
            <Alert
              severity="success"
              sx={{ paddingBlock: 0 }}
              action={
                <Button color="inherit" size="small" disabled={isPending} onClick={undo}>
                  {translate('console.review.undo')} (Z)
                </Button>
              }
            >
              {translate(`console.review.decided.${decided.decision}`, {
                title: titleOf(decided.submissions),
              })}
            </Alert>
          )}
        </Box>
        <div>
          <FormControlLabel
            control={<Switch checked={isOn} onChange={(_event, checked) => setOn(checked)} />}
            label={translate('console.review.shortcuts')}
          />
          <Button aria-keyshortcuts="?" onClick={() => setKeys(true)}>
            {translate('console.review.keys.heading')} (?)
          </Button>
        </div>
      </Box>
      <div role="status">
        <OutcomeList outcomes={outcomes} textOf={textOf} />
      </div>
      {refused.message !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" disabled={isPending} onClick={next}>
              {translate('console.review.next')}
            </Button>
          }
        >
          {refused.message}
        </Alert>
      )}
      {current && isLeaseOver && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" disabled={isPending} onClick={renew}>
              {translate('console.review.renew')}
            </Button>
          }
        >
          {translate('console.review.leaseOver')}
        </Alert>
      )}
      {current === undefined && isPending && <Loading />}
      {current === null && (
        <Box sx={{ paddingBlock: 6, textAlign: 'center' }}>
          <Typography variant="h2" gutterBottom>
            {translate('console.review.empty')}
          </Typography>
          <Button variant="outlined" disabled={isPending} onClick={next}>
            {translate('console.review.look')}
          </Button>
        </Box>
      )}
      {current && (
        <ReviewedSubmission key={current.id} submission={current} desk={desk} hasShortcuts={isOn} />
      )}
      {hasKeys && <KeysDialog onClose={() => setKeys(false)} />}
    </Box>
  )
}

function titleOf(submissions: readonly { readonly title: string }[]): string {
  return submissions.map(({ title }) => title).join(', ')
}
