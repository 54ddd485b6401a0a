import { Box } from '@mui/material'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { CellChoices, MetadataColumn } from '#domain/bulk-edit/cells.ts'

/** Where the selection goes when an edit ends; `stay` where the pointer has chosen another place already. */
export type After = 'down' | 'next' | 'previous' | 'stay'

interface CellEditorProps {
  readonly label: string
  readonly column: MetadataColumn
  /** What it begins with. */
  readonly text: string
  readonly choices: CellChoices
  readonly onCommit: (text: string, after: After) => void
  readonly onCancel: () => void
}

/** The input of the edited cell. Enter, Tab and leaving it write the text; Escape does not. */
export function CellEditor({ label, column, text: first, choices, onCommit, onCancel }: CellEditorProps) {
  const [text, setText] = useState(first)
  const input = useRef<HTMLElement>(null)
  // A removed input loses the focus, which is no second end of the edit.
  const isDone = useRef(false)
  useEffect(() => {
    input.current?.focus()
    // Typing continues behind the text, of which the first key may be a part.
    if (input.current instanceof HTMLInputElement || input.current instanceof HTMLTextAreaElement)
      input.current.setSelectionRange(input.current.value.length, input.current.value.length)
  }, [])

  function commit(after: After): void {
    if (isDone.current) return
    isDone.current = true
    onCommit(text, after)
  }

  function press(event: KeyboardEvent): void {
    // The grid below moves by the same keys; an input method chooses its words with them.
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      isDone.current = true
      onCancel()
    } else if (event.key === 'Tab') commit(event.shiftKey ? 'previous' : 'next')
    else if (event.key === 'Enter' && !(event.shiftKey && column === 'description')) commit('down')
    else return
    event.preventDefault()
  }

  const options = optionsOf(column, choices)
  const shared = {
    ref: input,
    'aria-label': label,
    value: text,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setText(target.value),
    onBlur: () => commit('stay'),
    onKeyDown: press,
  } as const
  if (options !== null)
    return (
      <Box component="select" {...shared} sx={INPUT}>
        <Options options={options} text={text} isOptional={column !== 'kind'} />
      </Box>
    )
  if (column === 'description' || column === 'keywords')
    return <Box component="textarea" rows={4} {...shared} sx={{ ...INPUT, height: 'auto', resize: 'none' }} />
  return (
    <Box
      component="input"
      inputMode={column === 'price_cents' ? 'decimal' : 'text'}
      autoComplete="off"
      {...shared}
      sx={INPUT}
    />
  )
}

interface OptionsProps {
  readonly options: readonly string[]
  readonly text: string
  readonly isOptional: boolean
}

/** A text that is no choice stays in the list, so that opening the cell does not change it. */
function Options({ options, text, isOptional }: OptionsProps) {
  const translate = useTranslate()
  const isOther = text !== '' && !options.includes(text)
  return (
    <>
      {(isOptional || text === '') && <option value="">{translate('console.metadata.none')}</option>}
      {isOther && <option value={text}>{text}</option>}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </>
  )
}

/** Null for a column that takes any text. */
function optionsOf(column: MetadataColumn, choices: CellChoices): readonly string[] | null {
  if (column === 'kind' || column === 'category' || column === 'style')
    return choices[column].map(({ name }) => name)
  return column === 'editorial_only' || column === 'generative_ai'
    ? choices.flag.map(({ name }) => name)
    : null
}

/** Over its cell, and over those below where it is higher. */
const INPUT = {
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockStart: 0,
  width: '100%',
  height: '100%',
  padding: 1,
  border: '2px solid var(--accent)',
  borderRadius: 0,
  backgroundColor: 'var(--surface)',
  color: 'var(--fg)',
  font: 'inherit',
  // Smaller text makes phones zoom in.
  fontSize: 'var(--fs-16)',
} as const
