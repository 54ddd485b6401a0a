import { Alert, Button, FormControlLabel, MenuItem, Stack, Switch, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { ContributorProfile, ContributorProfileForm } from '#domain/contract/contributors.ts'
import { DESIGNATION_CODES } from '#domain/contributors/designations.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'

/** Text fields in their order, with the rows of those that have several. */
const TEXTS = { name: 1, biography: 4, url: 1, contact: 1 } as const

interface ProfileFormProps {
  readonly profile: ContributorProfile
  /** The contributor that the address of the page names; null for the user's first. */
  readonly named: string | null
}

/** Changes the profile. The server refuses when it has changed since this page was loaded. */
export function ProfileForm({ profile, named }: ProfileFormProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const { isPending, refused, run } = useRequest()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = formOf(new FormData(event.currentTarget), profile)
    const saved = await run(async () => {
      queries.setQueryData(['profile', named], await sendJson(`${CONSOLE_API}/profile`, form))
    })
    if (saved) notify('console.profile.saved', { type: 'success' })
  }

  return (
    <Stack component="form" spacing={2} onSubmit={submit} noValidate sx={{ marginTop: 2 }}>
      {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
      {(Object.keys(TEXTS) as (keyof typeof TEXTS)[]).map((name) => (
        <TextField
          key={name}
          name={name}
          label={translate(`console.profile.fields.${name}`)}
          defaultValue={profile[name] ?? ''}
          required={name === 'name'}
          multiline={TEXTS[name] > 1}
          minRows={TEXTS[name]}
          error={refused.fields[name] !== undefined}
          helperText={refused.fields[name]}
        />
      ))}
      <TextField
        select
        name="designation"
        label={translate('console.profile.fields.designation')}
        defaultValue={profile.designation ?? ''}
      >
        <MenuItem value="">{translate('console.profile.derived')}</MenuItem>
        {DESIGNATION_CODES.map((code) => (
          <MenuItem key={code} value={code}>
            {translate(`console.values.designation.${code}`)}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Switch name="open_to_work" defaultChecked={profile.open_to_work} />}
        label={translate('console.fields.open_to_work')}
      />
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'flex-start' }}>
        {translate('ra.action.save')}
      </Button>
    </Stack>
  )
}

function formOf(fields: FormData, { id, updated_at }: ContributorProfile): ContributorProfileForm {
  const textOf = (name: string) => String(fields.get(name) ?? '')
  const designation = DESIGNATION_CODES.find((code) => code === fields.get('designation')) ?? null
  return {
    expected: updated_at,
    contributor: id,
    name: textOf('name'),
    biography: textOf('biography'),
    url: textOf('url'),
    contact: textOf('contact'),
    designation,
    open_to_work: fields.get('open_to_work') !== null,
  }
}
