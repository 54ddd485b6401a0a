import { TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { MAX_SCHEDULE_DAYS } from '#domain/review/schedule.ts'
import { timeZone, toLocalTime } from './local-time.ts'

interface ScheduleFieldProps {
  /** The time that it starts with (ISO 8601 in UTC); null for none. */
  readonly initial: string | null
  readonly error?: string | undefined
  readonly onChange?: (written: string) => void
}

/** The time of publication, in the time zone of the browser; empty is at once. */
export function ScheduleField({ initial, error, onChange }: ScheduleFieldProps) {
  const translate = useTranslate()
  const now = Date.now()
  const latest = new Date(now + MAX_SCHEDULE_DAYS * 24 * 60 * 60 * 1000)
  return (
    <TextField
      type="datetime-local"
      name="publish_at"
      label={translate('console.submissions.schedule.field')}
      defaultValue={toLocalTime(initial)}
      error={error !== undefined}
      helperText={error ?? translate('console.submissions.schedule.hint', { zone: timeZone() })}
      onChange={({ target }) => onChange?.(target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          min: toLocalTime(new Date(now).toISOString()),
          max: toLocalTime(latest.toISOString()),
        },
      }}
    />
  )
}
