import { useTranslations } from 'next-intl'
import { preferredWidth } from '#storefront/actions/download/preferred-width.ts'

interface WidthFieldsProps {
  readonly widths: readonly number[]
  /** Null where no other width can be entered. */
  readonly maxWidth: number | null
}

/** The width of a picture: offered ones, and any other, which takes the place of the offered ones while it is filled. */
export function WidthFields({ widths, maxWidth }: WidthFieldsProps) {
  const t = useTranslations('detail.download')
  return (
    <fieldset className="widths">
      <legend className="vh">{t('width')}</legend>
      {widths.map((width) => (
        <label key={width}>
          <input type="radio" name="width" value={width} defaultChecked={width === preferredWidth(widths)} />
          <span className="num">{t('pixels', { width })}</span>
        </label>
      ))}
      {maxWidth !== null && (
        <label className="widths__other small">
          {t('otherWidth', { max: maxWidth })}
          <input
            type="number"
            className="input num"
            name="other_width"
            min={1}
            max={maxWidth}
            step={1}
            placeholder={String(preferredWidth(widths))}
            autoComplete="off"
          />
        </label>
      )}
      <p className="widths__note tiny muted">{t('height')}</p>
    </fieldset>
  )
}
