/** Motif's two arches, for the navigation of the panel. */
export function Icon() {
  return (
    <svg className="motif-arches" viewBox="0 0 28 28" aria-hidden="true">
      <path className="motif-arches__first" d="M1 25V11.5a6.5 6.5 0 0 1 13 0V25z" />
      <path className="motif-arches__second" d="M14 25V11.5a6.5 6.5 0 0 1 13 0V25z" />
    </svg>
  )
}

/** The arches and the name, for the log-in page. */
export function Logo() {
  return (
    <span className="motif-logo">
      <Icon />
      Motif
    </span>
  )
}
