'use client'

import { type ReactNode, useId } from 'react'
import { FaultText } from '#storefront/ui/form/fault-text.tsx'
import type { ApiForm } from '#storefront/ui/form/use-api-form.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface CheckFieldProps {
  readonly form: Pick<ApiForm, 'faultOf'>
  readonly name: string
  readonly defaultChecked?: boolean
  /** What a tick says. */
  readonly children: ReactNode
}

/** A box to tick, and what is wrong with leaving it. */
export function CheckField({ form, name, defaultChecked = false, children }: CheckFieldProps) {
  const id = useId()
  const fault = form.faultOf(name)
  return (
    <div className="checkf">
      <label className="check">
        <input
          type="checkbox"
          name={name}
          defaultChecked={defaultChecked}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : id}
        />
        <span>{children}</span>
      </label>
      {fault !== undefined && (
        <span className="err" id={id}>
          <Icon name="circle-alert" />
          <FaultText code={fault.code} />
        </span>
      )}
    </div>
  )
}
