import { Chip, Stack, Typography } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import { STORY_PAGES, type StoryEntry } from '#domain/contract/console/customers.ts'
import { mayRead } from '#domain/contract/console/may-read.ts'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import { momentText } from '../dates/date-text.ts'
import { RecordLink } from '../lists/record-link.tsx'
import { moneyText } from './money-text.ts'
import { stateKey } from './story-texts.ts'

/** One entry of a customer's story: what happened, when, who did it and why. */
export function StoryLine({ entry }: { readonly entry: StoryEntry }) {
  const translate = useTranslate()
  const { kind, at, title, state, amount, currency, note, actor_email: actor } = entry
  const text = title ?? translate(`console.story.kinds.${kind}`)
  const key = stateKey(entry)
  return (
    <li>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip size="small" variant="outlined" label={translate(`console.story.kinds.${kind}`)} />
        <EntryLink entry={entry} text={text} />
        {amount !== null && currency !== null && (
          <Typography component="span" variant="body2">
            {moneyText(amount, currency)}
          </Typography>
        )}
        {state !== null && <Chip size="small" label={key === null ? state : translate(key, { _: state })} />}
      </Stack>
      <Typography variant="caption" color="text.secondary">
        <time dateTime={at}>{momentText(at)}</time>
        {actor !== null && ` · ${actor}`}
      </Typography>
      {note !== null && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
    </li>
  )
}

/** A link where the user may read the record, such as finance the webhook. */
function EntryLink({ entry, text }: { readonly entry: StoryEntry; readonly text: string }) {
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const pages: Partial<Record<StoryEntry['kind'], (typeof STORY_PAGES)[keyof typeof STORY_PAGES]>> =
    STORY_PAGES
  const page = pages[entry.kind]
  if (page === undefined || session == null || !mayRead(session, page))
    return (
      <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    )
  return <RecordLink to={page} id={entry.record} text={text} />
}
