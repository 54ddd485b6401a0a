import { Stack } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { PayeeDetail } from '#domain/contract/payees.ts'
import { PAYEE_DECISIONS, type PayeeDecision } from '#domain/payees/decide.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'
import { PayeePart } from './payee-part.tsx'
import { RevealButton } from './reveal-button.tsx'

export default function ShowPayee() {
  return (
    <ResourceShow resource="payees" represent="payee_email">
      <Payee />
    </ResourceShow>
  )
}

type Subject = (typeof PAYEE_DECISIONS)[PayeeDecision]['subject']

/** The newest identity and tax form, masked, with what is decided about them and the way to see them in full. */
function Payee() {
  const payee = useRecordContext<
    Partial<PayeeDetail> & { readonly id: string; readonly payout_method?: string | null }
  >()
  // React-admin shows the row of the list, which has no actions, until the record itself has arrived.
  if (payee?.allowed_actions === undefined) return null
  const {
    id,
    identity = null,
    newest_form: form = null,
    allowed_actions: allowed,
    may_reveal = false,
  } = payee
  const about = (subject: Subject) => allowed.filter((code) => PAYEE_DECISIONS[code].subject === subject)
  return (
    <Stack spacing={1} sx={{ paddingBottom: 2 }}>
      {identity !== null && (
        <PayeePart heading="identity" reason={identity.reason} values={identity.shown}>
          <CommandBar
            resource="payees"
            id={id}
            allowed={about('identity')}
            values={{ expected: identity.id }}
          />
          {may_reveal && <RevealButton payee={id} part="identity" />}
        </PayeePart>
      )}
      {form !== null && (
        <PayeePart heading="tax-form" reason={form.reason} values={form.shown}>
          <CommandBar resource="payees" id={id} allowed={about('tax-form')} values={{ expected: form.id }} />
          {may_reveal && <RevealButton payee={id} part="tax-form" />}
        </PayeePart>
      )}
      {may_reveal && typeof payee.payout_method === 'string' && <RevealButton payee={id} part="method" />}
    </Stack>
  )
}
