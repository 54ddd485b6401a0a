import { useTranslations } from 'next-intl'
import { FORMAT_GROUPS, FORMATS } from '#domain/assets/formats.ts'
import type { DownloadChoice } from '#domain/contract/catalogue.ts'

interface FormatTilesProps {
  /** The original first. */
  readonly choices: readonly DownloadChoice[]
}

/** The formats of a free asset as tiles: the original, which is recommended, then the others by group. */
export function FormatTiles({ choices: [original, ...others] }: FormatTilesProps) {
  const t = useTranslations('detail.download')
  const groups = FORMAT_GROUPS.map((group) => ({
    group,
    choices: others.filter(({ format }) => FORMATS[format].group === group),
  })).filter(({ choices }) => choices.length > 0)
  return (
    <fieldset className="fmts">
      <legend className="vh">{t('format')}</legend>
      {original && <Tiles heading={t('recommended')} choices={[original]} checked />}
      {groups.map(({ group, choices }) => (
        <Tiles key={group} heading={t(`groups.${group}`)} choices={choices} />
      ))}
    </fieldset>
  )
}

interface TilesProps extends FormatTilesProps {
  readonly heading: string
  readonly checked?: boolean
}

function Tiles({ heading, choices, checked = false }: TilesProps) {
  return (
    <div className="fmts__g">
      <p className="tiny muted">{heading}</p>
      <div className="fmt">
        {choices.map(({ format }) => (
          <label key={format}>
            <input type="radio" name="shown-format" value={format} defaultChecked={checked} />
            <span>{FORMATS[format].label}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
