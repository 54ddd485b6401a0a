import type { z } from 'zod'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'
import type { Refused } from '#storefront/session/call-api.ts'

/** What is wrong with a form, by a code of the catalogue of errors. */
export interface FormFault {
  /** Null where it is about the whole form. */
  readonly field: string | null
  readonly code: ErrorCode
}

/** The first fault of each field, as the schema of a form found them. Its messages are codes. */
export function faultsOfSchema(error: z.ZodError, fields: ReadonlySet<string>): readonly FormFault[] {
  const faults = error.issues.map(({ message, path }) => ({
    field: path.join('.'),
    code: isErrorCode(message) ? message : 'bad-request',
  }))
  return placed(faults, fields)
}

/** The faults that the server found. */
export function faultsOfAnswer({ faults }: Refused, fields: ReadonlySet<string>): readonly FormFault[] {
  return placed(faults, fields)
}

/** A fault of a field that the form does not show is one of the whole form. */
function placed(
  faults: readonly { readonly field: string | null; readonly code: ErrorCode }[],
  fields: ReadonlySet<string>,
): readonly FormFault[] {
  const first = new Map<string | null, FormFault>()
  for (const { field, code } of faults) {
    const shown = field !== null && fields.has(field) ? field : null
    if (!first.has(shown)) first.set(shown, { field: shown, code })
  }
  return [...first.values()]
}

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text)
}
