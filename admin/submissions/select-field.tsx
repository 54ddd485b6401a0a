import { MenuItem, TextField } from '@mui/material'

interface SelectFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string | number | null
  readonly options: readonly { readonly id: string | number; readonly name: string }[]
  /** The text of no choice; absent where one is required. */
  readonly none?: string
  readonly disabled: boolean
  /** Called after the input has the new value. */
  readonly onChoose?: () => void
  readonly error?: string | undefined
}

/** A choice of a form. A value whose options have not arrived yet is kept. */
export function SelectField({
  name,
  label,
  value,
  options,
  none,
  disabled,
  onChoose,
  error,
}: SelectFieldProps) {
  const isKnown = value === null || options.some(({ id }) => id === value)
  return (
    <TextField
      // Uncontrolled: mounts again once its options are there.
      key={String(isKnown)}
      select
      name={name}
      label={label}
      defaultValue={value ?? ''}
      disabled={disabled}
      {...(onChoose === undefined ? {} : { onChange: () => setTimeout(onChoose) })}
      error={error !== undefined}
      helperText={error}
      // Without it, the label lies over the sign of a value whose options have not arrived.
      {...(isKnown ? {} : { slotProps: { inputLabel: { shrink: true } } })}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {!isKnown && value !== null && <MenuItem value={value}>…</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.id} value={option.id}>
          {option.name}
        </MenuItem>
      ))}
    </TextField>
  )
}
