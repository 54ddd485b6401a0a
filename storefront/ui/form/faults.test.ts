import { expect, it } from 'vitest'
import { logInSchema, signUpSchema } from '#domain/contract/accounts.ts'
import { faultsOfAnswer, faultsOfSchema } from '#storefront/ui/form/faults.ts'

const FIELDS = new Set(['email', 'password'])

function faultsOf(schema: typeof logInSchema | typeof signUpSchema, form: unknown) {
  const checked = schema.safeParse(form)
  return checked.success ? [] : faultsOfSchema(checked.error, FIELDS)
}

it('names each field once, in the order of the form', () => {
  expect(faultsOf(logInSchema, { email: 'nobody', password: '' })).toEqual([
    { field: 'email', code: 'email-invalid' },
    { field: 'password', code: 'password-missing' },
  ])
})

it('gives a fault of a field that is not shown to the whole form', () => {
  const form = { email: 'ada@example.com', password: 'correct horse battery', locale: 'en' }
  expect(faultsOf(signUpSchema, form)).toEqual([{ field: null, code: 'terms-not-accepted' }])
})

it('takes what the server found', () => {
  const faults = [
    { code: 'email-invalid', number: 6003, field: 'email', message: '' },
    { code: 'log-in-refused', number: 6001, field: null, message: '' },
    { code: 'name-missing', number: 6013, field: 'first_name', message: '' },
  ] as const
  expect(faultsOfAnswer({ ok: false, status: 422, faults, unreachable: false }, FIELDS)).toEqual([
    { field: 'email', code: 'email-invalid' },
    { field: null, code: 'log-in-refused' },
  ])
})
