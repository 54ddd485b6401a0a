import { Alert, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link, useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { sendRequest } from '../providers/send-request.ts'

interface RequestRow {
  readonly id: number
  readonly searched_words: string
  readonly search_language: Locale
  readonly times_asked: number
  readonly request_state: 'open' | 'closed'
}

/** A request to contributors; undefined until it is known, and where there is none. */
export function useWorkRequest(id: string | null): RequestRow | undefined {
  const { data } = useQuery({
    queryKey: ['work-requests', id],
    queryFn: ({ signal }) =>
      sendRequest(`${CONSOLE_API}/work-requests/${id}`, { signal }) as Promise<RequestRow>,
    enabled: id !== null && /^[1-9]\d{0,8}$/.test(id),
    retry: false,
  })
  return data
}

/** The request that the uploaded works answer. */
export function AnsweredRequest({ request }: { readonly request: RequestRow }) {
  const translate = useTranslate()
  const { searched_words: words, search_language: locale, times_asked: count, request_state: state } = request
  return (
    <Alert
      severity={state === 'open' ? 'info' : 'warning'}
      action={
        <Button component={Link} to="/upload" color="inherit" size="small">
          {translate('console.workRequests.without')}
        </Button>
      }
    >
      {translate(state === 'open' ? 'console.workRequests.answering' : 'console.workRequests.ended', {
        words,
        language: LOCALES[locale].name,
        count,
      })}
    </Alert>
  )
}
