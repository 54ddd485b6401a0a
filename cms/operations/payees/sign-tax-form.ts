import { randomUUID } from 'node:crypto'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { SignedForm } from '#domain/payees/check-tax-form.ts'
import { maskValues } from '#domain/payees/check-values.ts'
import { formsOpenTo, TAX_FORMS, type TaxFormKind } from '#domain/payees/tax-forms.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { lockPayee } from './lock-payee.ts'
import { sealValues } from './sealer.ts'

interface SignTaxForm {
  readonly actor: Holder
  readonly kind: TaxFormKind
  readonly form: SignedForm
  readonly now: Date
}

/** Stores a signed tax form as a new version. It replaces one that waits; the approved one stays in force until the decision. */
export async function signTaxForm(
  payload: Payload,
  { actor, kind, form, now }: SignTaxForm,
): Promise<Result<null>> {
  if (!(await withinLimit(payload, 'payee-account', actor.id))) return refuse('too-many-attempts')
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const payee = await lockPayee(transaction, actor.id)
    const [identity] = await transaction<{ kind: Column<'payee_identities.kind'> }>(fragment`
      select kind from payee_identities where payee_id = ${payee}::uuid and state in ('pending', 'verified')
       order by version desc limit 1`)
    if (identity === undefined) return refuse('identity-needed-first')
    if (!formsOpenTo(identity).includes(kind)) return refuse('tax-form-of-other-country')
    const { values, treatyCountry, withheldBasisPoints, validUntil } = form
    const id = randomUUID()
    await transaction(fragment`
      update tax_forms set state = 'replaced' where payee_id = ${payee}::uuid and state = 'submitted'`)
    await transaction(fragment`
      insert into tax_forms (id, payee_id, version, kind, treaty_country, withheld_basis_points, sealed, shown,
        signed_at, valid_until)
      select ${id}::uuid, ${payee}::uuid, coalesce(max(version), 0) + 1, ${kind}, ${treatyCountry},
        ${withheldBasisPoints}::int, ${sealValues({ column: 'tax_forms.sealed', row: id }, values)},
        ${JSON.stringify(maskValues(TAX_FORMS[kind], values))}::jsonb,
        ${momentOf(now)}, ${momentOf(new Date(validUntil))}
        from tax_forms where payee_id = ${payee}::uuid`)
    await logCommand(transaction, {
      actor,
      command: 'payee.edit',
      resource: 'payees',
      record: payee,
      reason: null,
      before: {},
      after: { tax_form: id, kind },
    })
    return accept(null)
  })
}
