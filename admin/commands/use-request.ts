import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Fault, RequestError } from '../providers/send-request.ts'

interface Refused {
  /** About the whole form, in the language of the console; null for none. */
  readonly message: string | null
  /** By field name. */
  readonly fields: Readonly<Record<string, string>>
}

const NO_FAULT: Refused = { message: null, fields: {} }

/** One request at a time, with its progress and the texts of its refusal. */
export function useRequest() {
  const translate = useTranslate()
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<Refused>(NO_FAULT)

  const textOf = (code: string, values: Fault['values'] = {}) =>
    translate(`console.errors.${code}`, { _: translate('console.errors.internal'), ...values })

  /** @returns whether the request succeeded */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setPending(true)
    setRefused(NO_FAULT)
    try {
      await work()
      return true
    } catch (error) {
      setRefused(refusalOf(error, textOf))
      return false
    } finally {
      setPending(false)
    }
  }

  return { isPending, refused, run, textOf } as const
}

type TextOf = (code: string, values?: Fault['values']) => string

function refusalOf(error: unknown, textOf: TextOf): Refused {
  if (!(error instanceof RequestError)) throw error
  const ofField = error.faults.filter((fault): fault is Fault & { field: string } => fault.field !== null)
  return {
    message: ofField.length === error.faults.length ? null : textOf(error.code, error.faults[0]?.values),
    fields: Object.fromEntries(ofField.map(({ field, code }) => [field, textOf(code)])),
  }
}
