import { Alert, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import type { RevealedPart } from '#domain/payees/decide.ts'
import type { PayeeValues } from '#domain/payees/fields.ts'
import { ValueList } from './value-list.tsx'

interface PayeePartProps {
  readonly heading: RevealedPart
  /** Why it was rejected; null where it was not. */
  readonly reason: string | null
  readonly values: PayeeValues
  /** What can be done with it. */
  readonly children: ReactNode
}

/** One statement of a payee, masked. */
export function PayeePart({ heading, reason, values, children }: PayeePartProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ paddingX: 2, paddingTop: 2 }}>
        {translate(`console.payees.parts.${heading}`)}
      </Typography>
      {reason !== null && (
        <Alert severity="warning" sx={{ marginX: 2, marginTop: 1 }}>
          {translate('console.payees.rejected', { reason })}
        </Alert>
      )}
      <ValueList values={values} />
      {children}
    </section>
  )
}
