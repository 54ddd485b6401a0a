'use client'

import { useId } from 'react'

interface KindChoiceProps<K extends string> {
  readonly legend: string
  readonly kinds: readonly K[]
  readonly chosen: K
  readonly textOf: (kind: K) => string
  readonly onChoose: (kind: K) => void
}

/** Which of several forms is filled in. */
export function KindChoice<K extends string>({
  legend,
  kinds,
  chosen,
  textOf,
  onChoose,
}: KindChoiceProps<K>) {
  const name = useId()
  return (
    <fieldset className="payee__kinds">
      <legend>{legend}</legend>
      {kinds.map((kind) => (
        <label key={kind} className="check">
          <input
            type="radio"
            name={name}
            value={kind}
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
          />
          <span>{textOf(kind)}</span>
        </label>
      ))}
    </fieldset>
  )
}
