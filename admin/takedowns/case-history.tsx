import { Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TakedownHistoryEntry } from '#domain/contract/console/takedowns.ts'
import { momentText } from '../dates/date-text.ts'

/** What happened to a case, newest first, with the words of each side. */
export function CaseHistory({ entries }: { readonly entries: readonly TakedownHistoryEntry[] }) {
  const translate = useTranslate()
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {translate('console.takedowns.history')}
      </Typography>
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {entries.toReversed().map(({ id, at, command, actor, by_link: byLink, statement }) => (
          <li key={id}>
            <Typography variant="body2">
              {translate(`console.takedowns.events.${command.replace('takedown.', '')}`)}
            </Typography>
            <Typography variant="caption" color="text.secondary">
              <time dateTime={at}>{momentText(at)}</time>
              {actor !== null && ` · ${actor}`}
              {byLink && ` · ${translate('console.takedowns.byLink')}`}
            </Typography>
            {statement !== null && (
              <Typography
                variant="body2"
                sx={{ marginTop: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {statement}
              </Typography>
            )}
          </li>
        ))}
      </Stack>
    </section>
  )
}
