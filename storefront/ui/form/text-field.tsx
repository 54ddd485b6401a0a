import type { ComponentProps } from 'react'
import { Field } from '#storefront/ui/form/field.tsx'

interface TextFieldProps extends Pick<ComponentProps<typeof Field>, 'form' | 'name' | 'label' | 'hint'> {
  /** Characters. */
  readonly most: number
  readonly rows: number
  readonly required?: boolean
  readonly defaultValue?: string
}

/** A field of several lines. */
export function TextField({ form, name, label, hint, most, rows, required, defaultValue }: TextFieldProps) {
  return (
    <Field form={form} name={name} label={label} hint={hint}>
      {(control) => (
        <textarea
          className="input"
          rows={rows}
          maxLength={most}
          required={required}
          defaultValue={defaultValue}
          {...control}
        />
      )}
    </Field>
  )
}
