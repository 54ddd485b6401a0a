'use client'

import {
  type FormEvent,
  type FormHTMLAttributes,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { z } from 'zod'
import type { Answer } from '#storefront/session/call-api.ts'
import { type FormFault, faultsOfAnswer, faultsOfSchema } from '#storefront/ui/form/faults.ts'
import { readForm } from './read-form.ts'

interface Outcome {
  readonly faults: readonly FormFault[]
  /** The connection was lost on the way. */
  readonly unreachable: boolean
}

/** A form as its parts take it. */
export interface ApiForm extends Outcome {
  /** For `<form>`. */
  readonly formProps: FormHTMLAttributes<HTMLFormElement> & {
    readonly ref: (element: HTMLFormElement | null) => void
  }
  /** It is being sent. */
  readonly busy: boolean
  /** Scripts run: before, a press on the button would send it nowhere. */
  readonly ready: boolean
  /** The error of a field, until the user types in it. */
  readonly faultOf: (field: string) => FormFault | undefined
}

const FINE: Outcome = { faults: [], unreachable: false }

/**
 * A form that is checked in the browser by the schema of the server, sent by `send`, and ended by `done`. Typed values
 * stay after every answer; a second press while it is sent does nothing; the first field with a fault gets the focus.
 *
 * @param schema the schema, or a function that loads it once the form gets the focus: for forms that few visitors of their
 *   page use
 */
export function useApiForm<S extends z.ZodType, T>(
  schema: S | (() => Promise<S>),
  send: (form: z.output<S>) => Promise<Answer<T>>,
  done: (value: T, form: z.output<S>) => void | Promise<void>,
): ApiForm {
  const form = useRef<HTMLFormElement | null>(null)
  const sending = useRef(false)
  const ready = useSyncExternalStore(never, yes, no)
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set())
  const [outcome, submit, busy] = useActionState<Outcome, FormData>(attempt, FINE)

  async function attempt(_before: Outcome, data: FormData): Promise<Outcome> {
    try {
      const shown = namesIn(form.current)
      const loaded = await load(schema)
      if (loaded === null) return { faults: [], unreachable: true }
      const checked = loaded.safeParse(readForm(data))
      if (!checked.success) return { faults: faultsOfSchema(checked.error, shown), unreachable: false }
      const answer = await send(checked.data)
      if (!answer.ok) return outcomeOf(answer, shown)
      await done(answer.value, checked.data)
      return FINE
    } finally {
      sending.current = false
    }
  }

  useEffect(() => {
    setMended(new Set())
    focusFirst(form.current, outcome)
  }, [outcome])

  return {
    ...outcome,
    busy,
    ready,
    faultOf: (field) =>
      mended.has(field) ? undefined : outcome.faults.find((fault) => fault.field === field),
    formProps: {
      ref: (element) => {
        form.current = element
      },
      // Never into the address, should it be sent without us.
      method: 'post',
      noValidate: true,
      'aria-busy': busy || undefined,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        event.stopPropagation()
        if (sending.current) return
        sending.current = true
        const data = new FormData(event.currentTarget)
        startTransition(() => submit(data))
      },
      onFocus: () => void load(schema),
      onInput: ({ target }) => {
        const name = target instanceof Element ? target.getAttribute('name') : null
        if (name !== null) setMended((before) => (before.has(name) ? before : new Set([...before, name])))
      },
    },
  }
}

/** Null where the connection was lost. */
async function load<S extends z.ZodType>(schema: S | (() => Promise<S>)): Promise<S | null> {
  if (typeof schema !== 'function') return schema
  return await schema().catch(() => null)
}

/** What a lost connection did is not known; everything else says what is wrong. */
function outcomeOf(answer: Extract<Answer<unknown>, { ok: false }>, shown: ReadonlySet<string>): Outcome {
  return answer.unreachable
    ? { faults: [], unreachable: true }
    : { faults: faultsOfAnswer(answer, shown), unreachable: false }
}

function namesIn(form: HTMLFormElement | null): ReadonlySet<string> {
  const elements = [...(form?.elements ?? [])]
  return new Set(elements.flatMap((element) => element.getAttribute('name') ?? []))
}

/** The first field that has a fault, in the order of the page; without one, the words about the whole form. */
function focusFirst(form: HTMLFormElement | null, { faults, unreachable }: Outcome): void {
  if (form === null || (faults.length === 0 && !unreachable)) return
  const wrong = new Set(faults.map(({ field }) => field))
  const first = [...form.elements].find((element) => wrong.has(element.getAttribute('name')))
  const place = first ?? form.querySelector('[data-form-errors]')
  if (place instanceof HTMLElement) place.focus()
}

function never(): () => void {
  return () => {}
}
function yes(): boolean {
  return true
}
function no(): boolean {
  return false
}
