import { useTranslations } from 'next-intl'
import { type RefObject, useState } from 'react'
import type { NamedColour } from '#domain/colours/name-colours.ts'
import { useColourName } from '#storefront/features/detail/palettes/use-colour-name.ts'

interface ColourRowProps {
  /** The current colour and its name. */
  readonly colour: NamedColour
  readonly onChange: (now: string) => void
  /** The colour input, where it is to be focused first. */
  readonly picker?: RefObject<HTMLInputElement | null> | undefined
}

const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i

/** A colour of the artwork: its colour input, name and editable value. */
export function ColourRow({ colour, onChange, picker }: ColourRowProps) {
  const t = useTranslations('palettes')
  const name = useColourName()(colour)
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string): void {
    setTyped(text)
    const digits = HEX.exec(text.trim())?.[1]
    if (digits !== undefined)
      onChange(`#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase())
  }
  return (
    <div className="colours__row">
      <input
        className="colours__pick"
        type="color"
        ref={picker}
        value={colour.hex}
        onChange={({ target }) => onChange(target.value)}
        aria-label={t('pick', { colour: name })}
      />
      <span className="grow">{name}</span>
      <input
        className="colours__hex"
        value={typed ?? colour.hex.toUpperCase()}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
        aria-label={t('hex', { colour: name })}
        aria-invalid={typed !== null && !HEX.test(typed.trim())}
        maxLength={7}
        size={8}
        spellCheck={false}
        autoComplete="off"
      />
    </div>
  )
}
