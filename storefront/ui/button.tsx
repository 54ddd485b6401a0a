import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

const TONES = {
  /** One per view. */
  primary: 'btn--primary',
  strong: 'btn--dark',
  neutral: '',
  outline: 'btn--line',
  quiet: 'btn--ghost',
  danger: 'btn--danger',
} as const

const SIZES = { small: 'btn--sm', medium: '', large: 'btn--lg' } as const

interface Looks {
  readonly tone?: keyof typeof TONES
  readonly size?: keyof typeof SIZES
  /** Square, for an icon alone: then `aria-label` names it. */
  readonly iconOnly?: boolean
  readonly block?: boolean
}

/** A button, with `type` `button` by default. While busy it keeps its width and shows a progress indicator. */
export function Button({
  busy = false,
  ...props
}: Looks & { readonly busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const [looks, rest] = separate(props)
  return <button type="button" aria-busy={busy || undefined} {...rest} className={looks} />
}

/** A link that looks like a button. */
export function LinkButton(
  props: Looks & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string },
) {
  const [looks, rest] = separate(props)
  return <a {...rest} className={looks} />
}

function separate<P extends Looks & { readonly className?: string | undefined }>(props: P) {
  const {
    tone = 'neutral',
    size = 'medium',
    iconOnly = false,
    block = false,
    className = '',
    ...rest
  } = props
  const looks = ['btn', TONES[tone], SIZES[size], iconOnly && 'btn--icon', block && 'btn--block', className]
  return [looks.filter(Boolean).join(' '), rest] as const
}
