import { Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { SubmissionHistoryEntry } from '#domain/contract/console/submissions.ts'
import { momentText } from '../dates/date-text.ts'
import { DecisionReasons } from './decision-reasons.tsx'

/** Commands that change no state and say nothing to their readers. */
const QUIET: ReadonlySet<string> = new Set(['submission.edit', 'submission.release'])

/** Texts of commands whose state says nothing about them. */
const COMMAND_TEXTS: Readonly<Record<string, string | undefined>> = {
  'submission.undo': 'console.submissions.undone',
  'submission.replace-file': 'console.updates.fileReplaced',
  'submission.revise': 'console.updates.heading',
}

/** What happened to a submission, newest first, with the reasons of decisions. */
export function HistoryList({ entries }: { readonly entries: readonly SubmissionHistoryEntry[] }) {
  const translate = useTranslate()
  const shown = entries.filter(({ command }) => !QUIET.has(command)).toReversed()
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {translate('console.submissions.history')}
      </Typography>
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {shown.map(({ id, at, to, command, actor, reasons, note }) => (
          <li key={id}>
            <Typography variant="body2">
              {translate(COMMAND_TEXTS[command] ?? `console.values.state.${to}`)}
            </Typography>
            <Typography variant="caption" color="text.secondary">
              <time dateTime={at}>{momentText(at)}</time>
              {actor !== null && ` · ${actor}`}
            </Typography>
            <DecisionReasons reasons={reasons} note={note} />
          </li>
        ))}
      </Stack>
    </section>
  )
}
