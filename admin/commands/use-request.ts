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

  const textOf = (code: string) =>
    translate(`console.errors.${code}`, { _: translate('console.errors.internal') })

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

function refusalOf(error: unknown, textOf: (code: string) => string): Refused {
  if (!(error instanceof RequestError)) throw error
  const ofField = error.faults.filter((fault): fault is Fault & { field: string } => fault.field !== null)
  return {
    message: ofField.length === error.faults.length ? null : textOf(error.code),
    fields: Object.fromEntries(ofField.map(({ field, code }) => [field, textOf(code)])),
  }
}
