import { Alert, Button, Link, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useLogin, useTranslate } from 'react-admin'
import { RequestError } from '../providers/send-request.ts'
import { Entrance } from './entrance.tsx'

/** Codes with a text of their own; every other refusal reads as an error of the service. */
const EXPLAINED = [
  'log-in-refused',
  'too-many-attempts',
  'email-invalid',
  'password-missing',
  'unavailable',
] as const

export function LogInPage() {
  const translate = useTranslate()
  const logIn = useLogin()
  const [fault, setFault] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setPending(true)
    setFault(null)
    try {
      await logIn({ email: fields.get('email'), password: fields.get('password') })
    } catch (error) {
      setFault(faultOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <Entrance heading={translate('console.logIn.heading')}>
      <Stack component="form" spacing={2} onSubmit={submit} sx={{ marginTop: 2 }}>
        {fault !== null && <Alert severity="error">{translate(`console.errors.${fault}`)}</Alert>}
        <TextField
          name="email"
          type="email"
          label={translate('ra.auth.email')}
          autoComplete="username"
          required
          autoFocus
        />
        <TextField
          name="password"
          type="password"
          label={translate('ra.auth.password')}
          autoComplete="current-password"
          required
        />
        <Button type="submit" variant="contained" size="large" loading={isPending}>
          {translate('ra.auth.sign_in')}
        </Button>
        <Link href="/forgot-password" variant="body2">
          {translate('console.logIn.forgot')}
        </Link>
      </Stack>
    </Entrance>
  )
}

function faultOf(error: unknown): string {
  if (!(error instanceof RequestError)) return 'internal'
  return EXPLAINED.find((code) => code === error.code) ?? 'internal'
}
