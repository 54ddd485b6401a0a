import { z } from 'zod'
import type { PayeeFault } from '#domain/payees/fields.ts'

type Checked = { readonly ok: true } | { readonly ok: false; readonly faults: readonly PayeeFault[] }

/** The schema of a form that the rules of `domain/payees` check; the server applies them again. */
export function schemaOf(check: (sent: Readonly<Record<string, unknown>>) => Checked) {
  return z.record(z.string(), z.string()).superRefine((sent, context) => {
    const checked = check(sent)
    if (checked.ok) return
    for (const { field, code } of checked.faults)
      context.addIssue({ code: 'custom', path: [field], message: code })
  })
}
