import { useTranslations } from 'next-intl'

interface ColourRowProps {
  /** The artwork's own colour. */
  readonly colour: string
  /** What it is shown in. */
  readonly now: string
  readonly onChange: (now: string) => void
}

/** One colour of the artwork: its picker, its value, and what it was where it is another one. */
export function ColourRow({ colour, now, onChange }: ColourRowProps) {
  const t = useTranslations('palettes')
  return (
    <label className="colours__row">
      <input
        className="colours__pick"
        type="color"
        value={now}
        onChange={({ target }) => onChange(target.value)}
        aria-label={t('pick', { colour: colour.toUpperCase() })}
      />
      <code>{now.toUpperCase()}</code>
      {now !== colour && <s className="tiny muted">{colour.toUpperCase()}</s>}
    </label>
  )
}
