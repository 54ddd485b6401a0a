'use client'

import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { FaultText } from '#storefront/ui/form/fault-text.tsx'
import type { ApiForm } from '#storefront/ui/form/use-api-form.ts'
import { Icon } from '#storefront/ui/icon.tsx'

/** What ties a control to its label, its hint and its fault. */
export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'children'> {
  readonly form: Pick<ApiForm, 'faultOf'>
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  /** Another control than a line of text; it takes these. */
  readonly children?: (control: ControlProps) => ReactNode
}

/** One field of a form: its label, its control, a hint, and what is wrong with it. */
export function Field({ form, name, label, hint, children, ...input }: FieldProps) {
  const id = useId()
  const fault = form.faultOf(name)
  const described = [...(hint === undefined ? [] : [`${id}-hint`]), ...(fault ? [`${id}-fault`] : [])]
  const control: ControlProps = {
    id,
    name,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': described.join(' ') || undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children === undefined ? <input className="input" {...input} {...control} /> : children(control)}
      {hint !== undefined && (
        <span className="help" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {fault !== undefined && (
        <span className="err" id={`${id}-fault`}>
          <Icon name="circle-alert" />
          <FaultText code={fault.code} />
        </span>
      )}
    </div>
  )
}
