import { ICON_SHAPES, type IconName } from '#storefront/ui/icon-shapes.ts'

interface IconProps {
  readonly name: IconName
  readonly className?: string
}

/** An interface icon in the colour and size of its text; never read aloud, so put words or a label beside it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className === undefined ? 'i' : `i ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_SHAPES[name]} />
    </svg>
  )
}
