/** The two arches, the mark of a site without a logo. */
export function Icon() {
  return (
    <svg className="motif-arches" viewBox="0 0 28 28" aria-hidden="true">
      <path className="motif-arches__first" d="M1 25V11.5a6.5 6.5 0 0 1 13 0V25z" />
      <path className="motif-arches__second" d="M14 25V11.5a6.5 6.5 0 0 1 13 0V25z" />
    </svg>
  )
}
