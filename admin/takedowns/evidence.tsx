import { Alert, Button, Link, Stack, Typography } from '@mui/material'
import { type ChangeEvent, useRef } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { EvidenceFile } from '#domain/contract/console/takedowns.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendRequest } from '../providers/send-request.ts'

/** The server decides by the contents of the file. */
const ACCEPTED = 'application/pdf,image/png,image/jpeg,image/webp'

interface EvidenceProps {
  readonly takedown: number
  readonly files: readonly EvidenceFile[]
}

/** Files of evidence, which only staff see. */
export function Evidence({ takedown, files }: EvidenceProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const notify = useNotify()
  const { isPending, refused, run } = useRequest()
  const input = useRef<HTMLInputElement | null>(null)
  const path = `${CONSOLE_API}/takedowns/${takedown}/evidence`

  async function send({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    target.value = ''
    if (file === undefined) return
    const body = new FormData()
    body.set('file', file)
    if (!(await run(() => sendRequest(path, { method: 'POST', body })))) return
    notify('console.takedowns.fileAdded', { type: 'success' })
    refresh()
  }

  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {translate('console.takedowns.evidence')}
      </Typography>
      {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
      {files.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate('console.takedowns.none')}
        </Typography>
      ) : (
        <Stack component="ul" spacing={1} sx={{ margin: 0, paddingInlineStart: 2 }}>
          {files.map(({ id, name, bytes }) => (
            <li key={id}>
              <Link href={`${path}/${id}`} sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Link>{' '}
              <Typography component="span" variant="caption" color="text.secondary">
                {Math.ceil(bytes / 1024).toLocaleString(document.documentElement.lang)} KB
              </Typography>
            </li>
          ))}
        </Stack>
      )}
      <input ref={input} type="file" hidden accept={ACCEPTED} onChange={send} />
      <Button
        variant="outlined"
        size="small"
        loading={isPending}
        onClick={() => input.current?.click()}
        sx={{ marginTop: 1 }}
      >
        {translate('console.takedowns.addEvidence')}
      </Button>
    </section>
  )
}
