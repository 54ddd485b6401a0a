import { ICON_SHAPES, type IconName } from '#storefront/ui/icon-shapes.ts'
import { symbolId } from '#storefront/ui/icon-symbol-id.ts'

const NAMES = Object.keys(ICON_SHAPES) as readonly IconName[]

/** The shapes of all interface icons, once for a page: `Icon` refers to them. Rendered on the server alone. */
export function IconSymbols() {
  return (
    <svg className="symbols" aria-hidden="true">
      {NAMES.map((name) => (
        <symbol key={name} id={symbolId(name)} viewBox="0 0 24 24">
          <path d={ICON_SHAPES[name]} />
        </symbol>
      ))}
    </svg>
  )
}
