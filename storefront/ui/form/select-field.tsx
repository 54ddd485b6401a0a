'use client'

import { useEffect, useState } from 'react'
import { Field } from '#storefront/ui/form/field.tsx'
import type { ApiForm } from '#storefront/ui/form/use-api-form.ts'

interface SelectFieldProps {
  readonly form: ApiForm
  readonly name: string
  readonly label: string
  /** The stored value, selected by default. */
  readonly kept: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly autoComplete?: string
}

/** One of several, as a field of a form. Unlike a line of text it does not follow a new default by itself. */
export function SelectField({ form, name, label, kept, options, autoComplete }: SelectFieldProps) {
  const [chosen, setChosen] = useState<string | null>(null)

  // Kept now: from here on it follows again.
  useEffect(() => {
    setChosen((before) => (before === kept ? null : before))
  }, [kept])

  return (
    <Field form={form} name={name} label={label}>
      {(control) => (
        <select
          className="select"
          value={chosen ?? kept}
          autoComplete={autoComplete}
          onChange={({ target }) => setChosen(target.value)}
          {...control}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
