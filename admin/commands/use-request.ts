import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Fault, RequestError } from '../providers/send-request.ts'

export interface Refused {
  /** About the whole form, in the language of the console; null for none. */
  readonly message: string | null
  /** By field name. */
  readonly fields: Readonly<Record<string, string>>
}

export const NO_FAULT: Refused = { message: null, fields: {} }

/** One request at a time, with its progress and the texts of its refusal. */
export function useRequest() {
  const textOf = useErrorText()
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<Refused>(NO_FAULT)

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

/** The texts of a refusal. @throws what is no refusal */
export function useRefusal(): (error: unknown) => Refused {
  const textOf = useErrorText()
  return (error) => refusalOf(error, textOf)
}

function useErrorText(): TextOf {
  const translate = useTranslate()
  return (code, values = {}) =>
    translate(`console.errors.${code}`, { _: translate('console.errors.internal'), ...values })
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
