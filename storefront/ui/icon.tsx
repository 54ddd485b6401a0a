import type { IconName } from '#storefront/ui/icon-shapes.ts'
import { symbolId } from '#storefront/ui/icon-symbol-id.ts'

interface IconProps {
  readonly name: IconName
  readonly className?: string
}

/**
 * An interface icon in the colour and size of its text; hidden from screen readers, so put words or a label beside it.
 * Its shape is once in the page (`IconSymbols`), so that no script has to carry the table.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className === undefined ? 'i' : `i ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${symbolId(name)}`} />
    </svg>
  )
}
