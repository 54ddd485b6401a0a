import { Alert, Button, Link, List, ListItem, Stack, Typography } from '@mui/material'
import type { ChangeEvent } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { SOURCE_FORMAT_CODES, SOURCE_FORMATS, type SourceFormat } from '#domain/assets/source-formats.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendRequest } from '../providers/send-request.ts'

const ACCEPTED = SOURCE_FORMAT_CODES.map((format) => `.${SOURCE_FORMATS[format].extension}`).join(',')

/** The source files of a submission: reviewers download them, and authors change them while the file can be replaced. */
export function SourceFiles({ submission }: { readonly submission: SubmissionDetail }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const { isPending, refused, run } = useRequest()
  const mayChange = submission.allowed_actions.includes('file')
  const address = `${CONSOLE_API}/submissions/${submission.id}/sources`
  if (submission.sources.length === 0 && !mayChange) return null

  async function send(url: string, body: FormData | null = null): Promise<void> {
    if (await run(() => sendRequest(url, { method: 'POST', body }))) refresh()
  }
  function add({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0]
    target.value = ''
    if (file === undefined) return
    const body = new FormData()
    body.set('file', file)
    void send(address, body)
  }

  const named = (key: string, format: SourceFormat) =>
    translate(`console.sources.${key}`, { format: SOURCE_FORMATS[format].label })
  return (
    <section aria-labelledby="sources-heading">
      <Typography id="sources-heading" variant="body2" sx={{ fontWeight: 500 }}>
        {translate('console.sources.heading')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('console.sources.explain')}
      </Typography>
      <List dense disablePadding>
        {submission.sources.map(({ format }) => (
          <ListItem key={format} disableGutters>
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
              <Link href={`${address}/${format}`}>{named('download', format)}</Link>
              {mayChange && (
                <Button
                  size="small"
                  disabled={isPending}
                  onClick={() => void send(`${address}/${format}/remove`)}
                >
                  {named('remove', format)}
                </Button>
              )}
            </Stack>
          </ListItem>
        ))}
      </List>
      {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
      {mayChange && (
        <Button variant="outlined" component="label" disabled={isPending}>
          {translate('console.sources.add')}
          <input type="file" hidden accept={ACCEPTED} onChange={add} />
        </Button>
      )}
    </section>
  )
}
