interface LogoProps {
  readonly name: string
  /** Address of the logo that staff uploaded; null for the two arches. */
  readonly picture: string | null
  readonly label: string
  readonly href: string
}

/** The logo and the name, leading home. */
export function Logo({ name, picture, label, href }: LogoProps) {
  return (
    <a className="logo" href={href} aria-label={label}>
      {picture === null ? (
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <path className="logo__first" d="M1 25V11.5a6.5 6.5 0 0 1 13 0V25z" />
          <path className="logo__second" d="M14 25V11.5a6.5 6.5 0 0 1 13 0V25z" />
        </svg>
      ) : (
        <img className="logo__own" src={picture} alt="" />
      )}
      <span>{name}</span>
    </a>
  )
}
