import { Alert, Button, List, ListItem, Stack, Typography } from '@mui/material'
import { useEffect, useMemo } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { useRequest } from '../commands/use-request.ts'
import { RuleLink } from '../submissions/rule-link.tsx'
import type { FixedFile } from './fix-file.ts'
import { PicturePair } from './picture-pair.tsx'
import { sendOtherFile } from './send-file.ts'
import { useFixes } from './use-fixes.ts'

/** The safe fixes of the linter in an SVG that can be replaced: shown first, then applied as the next file. */
export default function FixesPanel({ submission }: { readonly submission: SubmissionDetail }) {
  const found = useFixes(submission)
  return found === null ? null : <Fixes submission={submission} {...found} />
}

interface FixesProps {
  readonly submission: SubmissionDetail
  readonly original: string
  readonly fixed: FixedFile
}

function Fixes({ submission, original, fixed }: FixesProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { isPending, refused, run } = useRequest()
  const [before, after] = [usePicture(original), usePicture(fixed.text)]
  const isDark = submission.preview?.ground === 'dark'

  async function apply(): Promise<void> {
    const name = submission.file_name ?? `${submission.id}.svg`
    const file = new File([fixed.text], name, { type: 'image/svg+xml' })
    if (!(await run(() => sendOtherFile(submission, file)))) return
    notify('console.updates.replaced', { type: 'success' })
    refresh()
  }

  return (
    <Stack component="section" spacing={1}>
      <Typography variant="h2">{translate('console.updates.fixes')}</Typography>
      <Typography variant="body2">{translate('console.updates.fixesIntro')}</Typography>
      {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
      <List dense disablePadding>
        {fixed.fixes.map(([rule, count]) => (
          <ListItem key={rule} disableGutters sx={{ gap: 1 }}>
            <RuleLink rule={rule} />
            <span>{`× ${count}`}</span>
          </ListItem>
        ))}
      </List>
      <PicturePair before={{ src: before, isDark, facts: '' }} after={{ src: after, isDark, facts: '' }} />
      <Button variant="outlined" loading={isPending} onClick={apply} sx={{ alignSelf: 'flex-start' }}>
        {translate('console.updates.apply')}
      </Button>
    </Stack>
  )
}

/** The address of a drawing for an `img`, in which nothing of it runs or loads; freed with the component. */
function usePicture(text: string): string {
  const address = useMemo(() => URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' })), [text])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}
