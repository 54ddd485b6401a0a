import { fragment, run } from '#cms/operations/database.ts'
import { changeMethod } from '#cms/operations/payees/change-method.ts'
import { decidePayee } from '#cms/operations/payees/decide-payee.ts'
import { signTaxForm } from '#cms/operations/payees/sign-tax-form.ts'
import { stateIdentity } from '#cms/operations/payees/state-identity.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import { readIdentity } from '#domain/payees/check-identity.ts'
import { readTaxForm } from '#domain/payees/check-tax-form.ts'
import type { PayeeValues } from '#domain/payees/fields.ts'
import type { Played } from './cast.ts'
import type { Maker } from './makers.ts'
import { accepted, type LifeStage } from './stage.ts'

/** Made-up details that pass each check. */
const BORN = '1988-04-12'
const HOME = { street: '1 Sample street', city: 'Sampletown', postal_code: '10115' }
/** An account number of examples, with the check digits of a German one. */
const IBAN = { iban: 'DE02120300000000202051', bic: 'BYLADEM1001' }

function identityOf({ name, treaty }: Maker) {
  return { legal_name: name, birth_date: BORN, birth_place: 'Sampletown', ...HOME, country: treaty ?? 'BR' }
}

function taxFormOf({ name, treaty }: Maker) {
  const country = treaty ?? 'BR'
  const certified = {
    certify_correct: true,
    certify_beneficial_owner: true,
    certify_not_us_person: true,
    certify_not_connected: true,
    certify_change: true,
  }
  const treated =
    treaty === null ? { no_foreign_tin: true } : { treaty_country: treaty, foreign_tin: '86095742719' }
  return {
    legal_name: name,
    citizenship: country,
    ...HOME,
    country,
    birth_date: BORN,
    ...treated,
    ...certified,
    signature: name,
  }
}

/** States the identity, signs the tax form and enters the payout method, as a contributor does. */
export async function stateDetails(
  stage: LifeStage,
  { maker, owner: actor }: Played,
  at: number,
): Promise<void> {
  const { payload } = stage
  const now = new Date(at)
  const identity = readIdentity('individual', identityOf(maker), at)
  const tax = readTaxForm('W-8BEN', taxFormOf(maker), at)
  if (!identity.ok || !tax.ok) throw new Error(`the details of ${maker.name} have faults`)
  const { method: kind, name, email } = maker
  const values: PayeeValues = kind === 'bank' ? { holder: name, ...IBAN } : { paypal_address: email }
  await accepted(stage, () =>
    stateIdentity(payload, { actor, kind: 'individual', values: identity.values, now }),
  )
  await accepted(stage, () => signTaxForm(payload, { actor, kind: 'W-8BEN', form: tax.form, now }))
  await accepted(stage, () => changeMethod(payload, { actor, kind, values, now }))
}

type Waiting = {
  readonly payee: Column<'payees.id'>
  readonly identity: Present<'payee_identities.id'> | null
  readonly form: Present<'tax_forms.id'> | null
}

/** Finance verifies the identity and approves the tax form. */
export async function decideDetails(stage: LifeStage, { owner }: Played): Promise<void> {
  const { payload, cast } = stage
  const [waiting] = await run<Waiting & Record<string, unknown>>(
    payload,
    fragment`
      select p.id as payee,
        (select i.id from payee_identities i where i.payee_id = p.id and i.state = 'pending') as identity,
        (select f.id from tax_forms f where f.payee_id = p.id and f.state = 'submitted') as form
        from payees p where p.user_id = ${owner.id}`,
  )
  if (waiting === undefined) return
  const { payee, identity, form } = waiting
  const given = { actor: cast.finance[0], payee, reason: 'The details are complete' }
  if (identity !== null)
    await accepted(stage, () =>
      decidePayee(payload, { ...given, decision: 'verify-identity', expected: identity }),
    )
  if (form !== null)
    await accepted(stage, () =>
      decidePayee(payload, { ...given, decision: 'approve-tax-form', expected: form }),
    )
}
