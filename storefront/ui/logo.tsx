interface LogoProps {
  readonly name: string
  readonly label: string
  readonly href: string
}

/** The two arches and the name, leading home. */
export function Logo({ name, label, href }: LogoProps) {
  return (
    <a className="logo" href={href} aria-label={label}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path className="logo__first" d="M1 25V11.5a6.5 6.5 0 0 1 13 0V25z" />
        <path className="logo__second" d="M14 25V11.5a6.5 6.5 0 0 1 13 0V25z" />
      </svg>
      <span>{name}</span>
    </a>
  )
}
