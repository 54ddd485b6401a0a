import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { MailedHearing as Mailed } from '#domain/contract/console/takedowns.ts'
import { momentText } from '../dates/date-text.ts'

interface MailedHearingProps {
  readonly hearing: Mailed
  /** Milliseconds since 1970. */
  readonly now?: number
}

/** To whom the question was mailed, and what became of its link. The words of an answer are in the history. */
export function MailedHearing({ hearing, now = Date.now() }: MailedHearingProps) {
  const translate = useTranslate()
  const { email, command, expires_at: until, used_at: used } = hearing
  const kind = command === 'takedown.answer' ? 'answer' : 'counter'
  const state = used !== null ? 'used' : Date.parse(until) < now ? 'over' : 'open'
  const date = momentText(used ?? until)
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {translate('console.takedowns.mailed.heading')}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {translate(`console.takedowns.mailed.${kind}`, { email })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate(`console.takedowns.mailed.${state}`, { date })}
      </Typography>
    </section>
  )
}
